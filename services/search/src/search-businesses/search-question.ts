import type { ParsedInputOf, searchBusinesses } from '@gewerk/contracts';
import { foldLoose } from '@gewerk/text';
import { equivalentCategories } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import type { Place } from '../locate-place/place.js';
import { PlaceResolver } from '../locate-place/place.resolver.js';
import { type AskedCircle, type FilterGroups, SearchFilters } from '../search-filters/search-filters.js';
import { BusinessFinder, type Found } from './business-finder.js';
import { categorySlugOf } from './category.js';
import type { Paging, Wanted } from './query-builder.js';

type QuestionInput = Omit<ParsedInputOf<typeof searchBusinesses>, keyof Paging>;

/** What a visitor asks, read but not yet looked for. */
export interface SearchQuestion {
  readonly input: QuestionInput;
  readonly category: string | null;
  readonly place: Place | null;
  readonly circle: AskedCircle;
}

/** What was found, and by which conditions. */
export interface Answered extends Found {
  readonly wanted: Wanted;
  readonly filters: FilterGroups;
}

/** Reads questions and looks for their answers. */
@Injectable()
export class SearchQuestions {
  constructor(
    private readonly places: PlaceResolver,
    private readonly filters: SearchFilters,
    private readonly finder: BusinessFinder,
  ) {}

  /** @throws GewerkError invalid-input for an unknown category, a radius around nothing or impossible coordinates. */
  read(input: QuestionInput): SearchQuestion {
    return {
      input,
      category: categorySlugOf(input.category),
      place: input.location ? this.places.resolve(input.location) : null,
      circle: this.filters.circle(input),
    };
  }

  /** @throws EngineUnavailable */
  async answer({ input, category, place, circle }: SearchQuestion, paging: Paging): Promise<Answered> {
    const filters = await this.filters.groups(input, circle);
    const wanted: Wanted = {
      text: input.query ? foldLoose(input.query) : '',
      categorySlugs: category ? equivalentCategories(category) : [],
      conditions: Object.values(filters).flat(),
      from: circle && circle !== 'unknown' ? circle.point : null,
      limit: paging.limit,
      offset: paging.offset,
    };
    const found = await this.find(wanted, place, input.location ?? '');
    const unknown =
      circle === 'unknown' ? { kind: 'unknown-place' as const, place: input.around ?? '' } : null;
    return { ...found, notice: found.notice ?? unknown, wanted, filters };
  }

  private async find(wanted: Wanted, place: Place | null, location: string): Promise<Found> {
    if (location === '') return this.finder.anywhere(wanted);
    const found = place && (await this.finder.at(place, wanted));
    if (found) return found;
    return { ...(await this.finder.anywhere(wanted)), notice: { kind: 'unknown-place', place: location } };
  }
}
