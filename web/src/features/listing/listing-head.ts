import type { PageHead } from '../../app/head/page-head.js';
import type { Texts } from '../../texts/catalogues.js';
import { listingAddressPath, type ListingAddress } from './listing-address.js';

/** Head of the listing. Only the unfiltered pages are for search engines. */
export const listingHead = ({ listing }: Texts, address: ListingAddress): PageHead => ({
  title: listing.title,
  description: listing.description,
  brand: 'portal',
  canonical: listingAddressPath({ query: '', location: '', category: '', page: address.page, view: 'grid' }),
  noindex: address.query !== '' || address.location !== '' || address.category !== '',
  lang: listing.lang,
});
