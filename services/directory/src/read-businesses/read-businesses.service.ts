import type { OutputOf, ParsedInputOf, readBusinesses } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { toIndexable } from '../businesses/indexable-business.mapper.js';

@Injectable()
export class ReadBusinessesService {
  constructor(private readonly businesses: BusinessesRepository) {}

  async read({ ids }: ParsedInputOf<typeof readBusinesses>): Promise<OutputOf<typeof readBusinesses>> {
    const businesses = await this.businesses.byIds(ids);
    return { businesses: businesses.map(toIndexable) };
  }
}
