import { PAGE_SIZE, totalPages } from '@gewerk/contracts';
import { neighbours } from '../../app/head/neighbours.js';
import type { PageHead } from '../../app/head/page-head.js';
import type { Texts } from '../../texts/catalogues.js';
import { filterCount, noFilters } from '../search/filters.js';
import { listingAddressPath, type ListingAddress } from './listing-address.js';

/** Head of the listing. Only the unfiltered pages are for search engines. */
export const listingHead = ({ listing }: Texts, address: ListingAddress, total: number): PageHead => ({
  title: listing.title,
  description: listing.description,
  brand: 'portal',
  canonical: pathOf(address.page),
  ...neighbours(address.page, totalPages(total, PAGE_SIZE.listing), pathOf),
  noindex:
    address.query !== '' || address.location !== '' || address.category !== '' || filterCount(address) > 0,
  lang: listing.lang,
});

/** One of the unfiltered pages. */
const pathOf = (page: number): string =>
  listingAddressPath({ ...noFilters, query: '', location: '', category: '', page, view: 'grid' });
