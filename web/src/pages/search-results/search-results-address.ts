import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { paths, withQuery } from '../../platform/paths.js';
import { choiceParameter, pageParameter, textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import { filterParameters, readFilters, type Filters } from '../../shared/search/filters.js';
import type { View } from '../../ui/business-cards.js';

export interface SearchResultsAddress extends Filters {
  readonly query: string;
  readonly location: string;
  readonly category: string;
  readonly page: number;
  readonly view: View;
}

export const readSearchResultsAddress: AddressReader<SearchResultsAddress> = ({ search }) => ({
  query: textParameter(search, 'query'),
  location: textParameter(search, 'location'),
  category: textParameter(search, 'category'),
  ...readFilters(search),
  page: pageParameter(search, PAGE_SIZE.searchResults),
  view: choiceParameter(search, 'view', ['grid', 'list']),
});

/** The address without default values. */
export const searchResultsPath = ({
  query,
  location,
  category,
  page,
  view,
  ...filters
}: SearchResultsAddress): string =>
  withQuery(paths.businesses, {
    query,
    location,
    category,
    ...filterParameters(filters),
    page: page === 1 ? '' : String(page),
    view: view === 'grid' ? '' : view,
  });
