import { getBusinesses, type OutputOf, type ParsedInputOf, scanBusinesses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, nextCursor, toIndexable } from '../record/index.js';

/** Whole businesses for the search index. */
@UseCase()
export class ScanBusinesses {
  constructor(private readonly businesses: BusinessesRepository) {}

  /** `next` is null only on the last page, which may be empty. */
  @Answers(scanBusinesses)
  async scan({
    after,
    limit,
  }: ParsedInputOf<typeof scanBusinesses>): Promise<OutputOf<typeof scanBusinesses>> {
    const page = await this.businesses.after(after, limit);
    return { items: page.map(toIndexable), next: nextCursor(page, limit) };
  }

  @Answers(getBusinesses)
  async getMany({ ids }: ParsedInputOf<typeof getBusinesses>): Promise<OutputOf<typeof getBusinesses>> {
    const businesses = await this.businesses.byIds(ids);
    return { businesses: businesses.map(toIndexable) };
  }
}
