import type { listPanelBusinesses, ParsedInputOf } from '@gewerk/contracts/bus';
import { citySlug, foldLoose } from '@gewerk/text';
import { panelSortField } from '../document/panel-fields.js';
import type { EngineQuery } from '../engine/engine-query.js';
import { oneOf } from '../engine/conditions.js';

/** Each business has one value: their counts sum up to the hits, which the engine itself counts to 10,000 only. */
export const COUNTED_FIELD = 'country';

export type PanelInput = ParsedInputOf<typeof listPanelBusinesses>;

/** One page of the panel's list. Every word must match. */
export function panelQuery(input: PanelInput): EngineQuery {
  const filter = [
    ...equals('category', input.category),
    ...equals('type', input.type),
    ...equals('country', input.country?.toUpperCase()),
    ...equals('day', input.date),
    ...equals('citySlug', input.city && citySlug(input.city)),
  ];
  return {
    q: foldLoose(input.search ?? ''),
    limit: input.limit,
    offset: (input.page - 1) * input.limit,
    attributesToRetrieve: ['card'],
    facets: [COUNTED_FIELD],
    matchingStrategy: 'all',
    ...(filter.length > 0 ? { filter } : {}),
    ...(input.sortBy ? { sort: [`${panelSortField[input.sortBy]}:${input.sortOrder}`] } : {}),
  };
}

const equals = (field: string, value: string | undefined): string[] => (value ? [oneOf(field, [value])] : []);
