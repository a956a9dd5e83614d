import { type OutputOf, type ParsedInputOf, scanPhotoSites } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { nextCursor } from '../record/index.js';
import { PhotoSitesRepository } from './photo-sites.repository.js';

/** Businesses that have a website, for the photo update. */
@UseCase()
export class ScanPhotoSites {
  constructor(private readonly sites: PhotoSitesRepository) {}

  @Answers(scanPhotoSites)
  async scan({
    after,
    limit,
  }: ParsedInputOf<typeof scanPhotoSites>): Promise<OutputOf<typeof scanPhotoSites>> {
    const page = await this.sites.after(after, limit);
    const items = page.map(({ _id, ...site }) => ({ id: _id.toHexString(), ...site }));
    return { items, next: nextCursor(page, limit) };
  }
}
