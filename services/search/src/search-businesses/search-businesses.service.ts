import type { ParsedInputOf, searchBusinesses, SearchNotice } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { equivalentCategories } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import { EngineUnavailable } from '../engine/engine-query.js';
import type { Place } from '../locate-place/place.js';
import { PlaceResolver } from '../locate-place/place.resolver.js';
import { encodeAnswer } from './answer.js';
import { categorySlugOf } from './category.js';
import { BusinessFinder, type Found } from './business-finder.js';
import { OpenStateMemo } from './open-state.memo.js';
import { PrefixSearch } from './prefix-search.js';
import type { Wanted } from './query-builder.js';

type SearchInput = ParsedInputOf<typeof searchBusinesses>;

/** Answers a search: from the index, or while that is away from the database. */
@Injectable()
export class SearchBusinessesService {
  private readonly openStates = new OpenStateMemo();
  private isDegraded = false;

  constructor(
    private readonly places: PlaceResolver,
    private readonly finder: BusinessFinder,
    private readonly prefixSearch: PrefixSearch,
  ) {}

  /** The output of `search.search-businesses` as JSON. @throws GewerkError invalid-input for an unknown category. */
  async search(input: SearchInput): Promise<Uint8Array> {
    const category = categorySlugOf(input.category);
    const wanted: Wanted = {
      text: input.query ? foldLoose(input.query) : '',
      categorySlugs: category ? equivalentCategories(category) : [],
      limit: input.limit,
      offset: input.offset,
    };
    const place = input.location ? this.places.resolve(input.location) : null;
    try {
      const { hits, total, notice } = await this.find(wanted, place, input.location ?? '');
      this.noteDegraded(null);
      return encodeAnswer(hits, total, notice, this.openStates);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      this.noteDegraded(error);
      return this.prefixSearch.search(input, category, place);
    }
  }

  /** Says once that the index is away and once that it is back, not at every search. */
  private noteDegraded(error: EngineUnavailable | null): void {
    if (this.isDegraded === (error !== null)) return;
    this.isDegraded = error !== null;
    if (error) logger.warn({ err: error }, 'The index does not answer; searching the database by prefix');
    else logger.info('The index answers again');
  }

  private async find(wanted: Wanted, place: Place | null, location: string): Promise<Found> {
    if (location === '') return this.finder.anywhere(wanted);
    const found = place && (await this.finder.at(place, wanted));
    if (found) return found;
    const notice: SearchNotice = { kind: 'unknown-place', place: location };
    return { ...(await this.finder.anywhere(wanted)), notice };
  }
}
