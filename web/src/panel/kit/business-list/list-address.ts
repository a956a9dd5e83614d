import { businessSources, panelStatuses, photoOutcomes, runParts, websiteStates } from '@gewerk/contracts';
import type { PanelSort } from '@gewerk/contracts/bus';
import { ADMIN_PATH } from '../navigation/panel-address.js';
import { filtered, FILTERS, firstList, type ListFilters, type ListState } from './list-state.js';

/** Names of the list's own query parameters; other parameters of the URL are kept. */
const OWN: readonly string[] = [...FILTERS, 'sortBy', 'sortOrder', 'page'];

const SORTS: readonly PanelSort[] = ['name', 'city', 'category', 'rating', 'reviewCount'];

const LONGEST = 200;
const LONGEST_ID = 100;

/** The list that a URL's query describes; invalid parameters are ignored. */
export function listOf(search: URLSearchParams): ListState {
  const text = (name: string): string => (search.get(name) ?? '').trim().slice(0, LONGEST);
  const day = (name: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '');
  const page = Number(search.get('page'));
  const status = panelStatuses.find((each) => each === search.get('status'));
  return {
    filters: {
      ...{ search: text('search'), category: text('category'), city: text('city') },
      ...{ type: text('type'), country: text('country') },
      ...{ date: day('date'), changedSince: day('changedSince') },
      source: businessSources.find((each) => each === search.get('source')) ?? '',
      run: text('run').slice(0, LONGEST_ID),
      runPart: runParts.find((each) => each === search.get('runPart')) ?? '',
      website: websiteStates.find((each) => each === search.get('website')) ?? '',
      photos: photoOutcomes.find((each) => each === search.get('photos')) ?? '',
      status: status === undefined || status === 'listed' ? '' : status,
    },
    sortBy: SORTS.find((each) => each === search.get('sortBy')) ?? '',
    sortOrder: search.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 ? page : firstList.page,
  };
}

/** The parameters `before` with those of another list; defaults are omitted. */
export function withList(
  before: URLSearchParams,
  { filters, sortBy, sortOrder, page }: ListState,
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const name of OWN) search.delete(name);
  const given = {
    ...filters,
    sortBy,
    sortOrder: sortBy !== '' && sortOrder === 'desc' ? sortOrder : '',
    page: page > 1 ? String(page) : '',
  };
  for (const [name, value] of Object.entries(given)) if (value !== '') search.set(name, value);
  return search;
}

/** Path of the list with some filters. */
export const listPath = (filters: Partial<ListFilters>): string =>
  `${ADMIN_PATH}?${withList(new URLSearchParams(), filtered(firstList, filters)).toString()}#list-title`;

/** Path of the list of businesses that a run created or changed. */
export const runListPath = (run: string): string => listPath({ run });
