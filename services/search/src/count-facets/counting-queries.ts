import type { EngineQuery } from '../engine/engine-query.js';
import { categoryFilter, type Wanted } from '../search-businesses/query-builder.js';
import type { FilterGroups } from '../search-filters/search-filters.js';

/** A part of a question that a choice replaces. */
export type Choice = keyof FilterGroups | 'category' | 'location';

/** Varies the query that answered a search: the same text, each time without the conditions that a choice replaces. */
export class CountingQueries {
  private readonly conditions: readonly string[];

  constructor(
    private readonly answered: EngineQuery,
    private readonly wanted: Wanted,
    private readonly filters: FilterGroups,
  ) {
    this.conditions = (answered.filter ?? []).flat();
  }

  /** Asks for the values of a facet, as they are once the choice's own conditions are dropped. */
  facet(facet: string, replaced?: Choice): EngineQuery {
    return { ...this.counting(this.without(replaced)), facets: [facet] };
  }

  /** Asks for the number of hits with this condition in the place of the choice's own. */
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
    // The place's conditions are those that are no other's.
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
