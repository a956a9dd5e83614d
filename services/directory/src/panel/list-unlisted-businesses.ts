import { totalPages } from '@gewerk/contracts';
import {
  listUnlistedBusinesses,
  type OutputOf,
  type PanelRow,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { type BusinessRecord, storedCard } from '../record/index.js';
import { UnlistedBusinesses } from './unlisted-businesses.repository.js';

type Input = ParsedInputOf<typeof listUnlistedBusinesses>;

@UseCase()
export class ListUnlistedBusinesses {
  constructor(private readonly unlisted: UnlistedBusinesses) {}

  @Answers(listUnlistedBusinesses)
  async list(input: Input): Promise<OutputOf<typeof listUnlistedBusinesses>> {
    const { total, found } = await this.unlisted.page(input);
    const { page, limit } = input;
    return { businesses: found.map(rowOf), total, page, totalPages: totalPages(total, limit) };
  }
}

function rowOf(business: BusinessRecord): PanelRow {
  const { id, name, address, category, city, rating, reviewCount, type, place_id, country_code, urlSlug } =
    storedCard(business);
  return {
    ...{ id, name, address, category, city, rating, review_count: reviewCount, type, place_id },
    country_code: country_code || 'DE',
    url_slug: urlSlug,
  };
}
