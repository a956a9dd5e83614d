import { type OutputOf, type ParsedInputOf, scanPhotoSites } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PhotoSitesRepository } from './photo-sites.repository.js';

/** Businesses that have a website, for the photo update. */
@UseCase()
export class ScanPhotoSites {
  constructor(private readonly sites: PhotoSitesRepository) {}

  @Answers(scanPhotoSites)
  async scan({
    after,
    limit,
    selection,
  }: ParsedInputOf<typeof scanPhotoSites>): Promise<OutputOf<typeof scanPhotoSites>> {
    const { found, next } = await this.sites.page({ after, limit, selection });
    return { items: found.map(({ _id, ...site }) => ({ id: _id.toHexString(), ...site })), next };
  }
}
