import type { SearchSort } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../platform/paths.js';
import { choiceParameter, pageParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import { filterParameters, noFilters, readFilters, type Filters } from './filters.js';
import type { View } from '../../ui/cards/business-cards.js';

export interface SearchResultsAddress extends Filters {
  readonly query: string;
  readonly location: string;
  readonly category: string;
  readonly page: number;
  readonly view: View;
  readonly sort: SearchSort;
}

export const readSearchResultsAddress: AddressReader<SearchResultsAddress> = ({ search }) => ({
  query: textParameter(search, 'query'),
  location: textParameter(search, 'location'),
  category: textParameter(search, 'category'),
  ...readFilters(search),
  page: pageParameter(search, PAGE_SIZE.searchResults),
  view: choiceParameter(search, 'view', ['grid', 'list']),
  sort: choiceParameter(search, 'sort', sorts),
});

/** Orders of the results; the default comes first. */
export const sorts = [
  'relevance',
  'distance',
  'rating',
  'reviews',
  'name',
] as const satisfies readonly SearchSort[];

/** The search that finds all businesses, in their usual order. */
export const everything: SearchResultsAddress = {
  ...noFilters,
  query: '',
  location: '',
  category: '',
  page: 1,
  view: 'grid',
  sort: 'relevance',
};

/** Path and query of a search, without default values. */
export const searchResultsPath = ({
  query,
  location,
  category,
  page,
  view,
  sort,
  ...filters
}: SearchResultsAddress): string =>
  withQuery(paths.businesses, {
    query,
    location,
    category,
    ...filterParameters(filters),
    page: page === 1 ? '' : String(page),
    sort: sort === 'relevance' ? '' : sort,
    view: view === 'grid' ? '' : view,
  });
