import type { EngineQuery } from '../../engine/engine-query.js';
import { categoryFilter, type Wanted } from '../find/engine-queries.js';
import type { FilterGroups } from '../filters/search-filters.js';

/** A part of a search whose conditions can be left out or replaced. */
export type Choice = keyof FilterGroups | 'category' | 'location';

/** Variants of a search's query, each without the conditions of one {@link Choice}. */
export class CountingQueries {
  private readonly conditions: readonly string[];

  constructor(
    private readonly answered: EngineQuery,
    private readonly wanted: Wanted,
    private readonly filters: FilterGroups,
  ) {
    this.conditions = (answered.filter ?? []).flat();
  }

  /** The query that counts a facet's values, without the conditions of `replaced`. */
  facet(facet: string, replaced?: Choice): EngineQuery {
    return { ...this.counting(this.without(replaced)), facets: [facet] };
  }

  /** The query that counts hits with this condition instead of those of `replaced`. */
  with(condition: string, replaced: Choice): EngineQuery {
    return this.counting([...this.without(replaced), condition]);
  }

  private without(choice: Choice | undefined): string[] {
    if (choice === undefined) return [...this.conditions];
    const own = this.ownConditions(choice);
    return this.conditions.filter((condition) => !own.has(condition));
  }

  private ownConditions(choice: Choice): ReadonlySet<string> {
    if (choice === 'category') return new Set(categoryFilter(this.wanted.categorySlugs));
    if (choice !== 'location') return new Set(this.filters[choice]);
    // All conditions other than these are those of the place.
    const others = new Set([...categoryFilter(this.wanted.categorySlugs), ...this.wanted.conditions]);
    return new Set(this.conditions.filter((condition) => !others.has(condition)));
  }

  private counting(conditions: string[]): EngineQuery {
    const { q, matchingStrategy } = this.answered;
    return {
      q,
      ...(matchingStrategy ? { matchingStrategy } : {}),
      ...(conditions.length > 0 ? { filter: conditions } : {}),
      limit: 0,
      offset: 0,
      attributesToRetrieve: [],
    };
  }
}
