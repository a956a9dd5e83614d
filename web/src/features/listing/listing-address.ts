import { PAGE_SIZE } from '@gewerk/contracts';
import { paths, withQuery } from '../../app/paths.js';
import { choiceParameter, pageParameter, textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';
import { filterParameters, readFilters, type Filters } from '../search/filters.js';
import type { View } from '../../ui/business-cards.js';

/** What the listing's address holds: the search, its filters, the page and how it is shown. */
export interface ListingAddress extends Filters {
  readonly query: string;
  readonly location: string;
  readonly category: string;
  readonly page: number;
  readonly view: View;
}

export const readListingAddress: AddressReader<ListingAddress> = ({ search }) => ({
  query: textParameter(search, 'query'),
  location: textParameter(search, 'location'),
  category: textParameter(search, 'category'),
  ...readFilters(search),
  page: pageParameter(search, PAGE_SIZE.listing),
  view: choiceParameter(search, 'view', ['grid', 'list']),
});

/** The address of a listing; what has its first value is left out. */
export const listingAddressPath = ({
  query,
  location,
  category,
  page,
  view,
  ...filters
}: ListingAddress): string =>
  withQuery(paths.businesses, {
    query,
    location,
    category,
    ...filterParameters(filters),
    page: page === 1 ? '' : String(page),
    view: view === 'grid' ? '' : view,
  });
