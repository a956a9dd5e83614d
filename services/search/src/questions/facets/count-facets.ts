import { GewerkError } from '@gewerk/contracts';
import { countFacets, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { LIST_LENGTH, SEARCH_FILTER } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { HAS_PHONE, HAS_WEBSITE, ratedAtLeast } from '../../document/filter-traits.js';
import { type EngineAnswer, type EngineQuery, EngineUnavailable } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { CityDirectory } from '../../places/city-directory.js';
import { withinRadius } from '../../engine/conditions.js';
import { engineQuery } from '../find/engine-queries.js';
import { type SearchQuestion, SearchQuestions } from '../find/search-questions.js';
import { SearchFilters } from '../filters/search-filters.js';
import { CountingQueries } from './counting-queries.js';

type Counts = OutputOf<typeof countFacets>;

/** Counts the hits of each facet with one further engine request. */
@UseCase()
export class CountFacets {
  constructor(
    private readonly questions: SearchQuestions,
    private readonly filters: SearchFilters,
    private readonly engine: SearchClient,
    private readonly cities: CityDirectory,
  ) {}

  /** @throws GewerkError unavailable while the index is unavailable, and invalid-input like a search */
  @Answers(countFacets)
  async count(input: ParsedInputOf<typeof countFacets>): Promise<Counts> {
    const question = this.questions.parse(input);
    try {
      return await this.countFor(question);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      throw new GewerkError('unavailable', 'The facets cannot be counted while the search is limited.');
    }
  }

  private async countFor(question: SearchQuestion): Promise<Counts> {
    const { query, wanted, filters, isNothing } = await this.questions.answer(question, {
      limit: 1,
      offset: 0,
    });
    if (isNothing) return this.noCounts();
    const queries = new CountingQueries(query ?? engineQuery(wanted), wanted, filters);
    const { circle } = question;
    const radii = circle && circle !== 'unknown' ? SEARCH_FILTER.radii : [];
    const asked: EngineQuery[] = [
      queries.facet('traits'),
      queries.facet('traits', 'minRating'),
      queries.facet('categorySlugs', 'category'),
      queries.facet('citySlug', 'location'),
      queries.with(await this.filters.openNow(), 'openNow'),
      ...radii.map((radius) =>
        queries.with(circle && circle !== 'unknown' ? withinRadius(circle.point, radius) : '', 'around'),
      ),
    ];
    const [traits, ratings, categories, cities, open, ...circles] = await this.engine.searchMany(asked);
    const trait = (answer: EngineAnswer | undefined, name: string) => valuesOf(answer, 'traits')[name] ?? 0;
    return {
      openNow: open?.estimatedTotalHits ?? 0,
      hasWebsite: trait(traits, HAS_WEBSITE),
      hasPhone: trait(traits, HAS_PHONE),
      minRating: Object.fromEntries(
        SEARCH_FILTER.minRatings.map((rating) => [rating, trait(ratings, ratedAtLeast(rating))]),
      ),
      categories: valuesOf(categories, 'categorySlugs'),
      cities: this.cityCounts(valuesOf(cities, 'citySlug')),
      radius:
        radii.length === 0
          ? null
          : Object.fromEntries(
              radii.map((radius, index) => [radius, circles[index]?.estimatedTotalHits ?? 0]),
            ),
    };
  }

  private noCounts(): Counts {
    return {
      openNow: 0,
      hasWebsite: 0,
      hasPhone: 0,
      minRating: Object.fromEntries(SEARCH_FILTER.minRatings.map((rating) => [rating, 0])),
      categories: {},
      cities: this.cityCounts({}),
      radius: null,
    };
  }

  private cityCounts(bySlug: Record<string, number>): Counts['cities'] {
    return this.cities.cities
      .largest(LIST_LENGTH.listingCities)
      .map(({ name, slug }) => ({ city: name, count: bySlug[slug] ?? 0 }));
  }
}

const valuesOf = (answer: EngineAnswer | undefined, facet: string): Record<string, number> =>
  answer?.facetDistribution?.[facet] ?? {};
