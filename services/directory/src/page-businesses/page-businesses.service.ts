import type { OutputOf, pageBusinesses, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { toIndexable } from '../businesses/indexable-business.mapper.js';

@Injectable()
export class PageBusinessesService {
  constructor(private readonly businesses: BusinessesRepository) {}

  /** `next` is null on the last page only, which may be an empty one. */
  async page({
    after,
    limit,
  }: ParsedInputOf<typeof pageBusinesses>): Promise<OutputOf<typeof pageBusinesses>> {
    const items = (await this.businesses.after(after, limit)).map(toIndexable);
    return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
  }
}
