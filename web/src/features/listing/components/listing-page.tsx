import { PAGE_SIZE, totalPages } from '@gewerk/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp, useLink } from '../../../app/app-context.js';
import { useHead } from '../../../app/head/use-head.js';
import { paths } from '../../../app/paths.js';
import { withAddress } from '../../../app/with-address.js';
import { BusinessCards } from '../../../ui/business-cards.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { CardSkeletons } from '../../../ui/card-skeletons.js';
import { Pagination } from '../../../ui/pagination.js';
import { SearchNotice } from '../../../ui/search-notice.js';
import { ViewToggle } from '../../../ui/view-toggle.js';
import { emptySearch, listingSearchQuery } from '../../search/api/search-businesses.js';
import { listingAddressPath, readListingAddress, type ListingAddress } from '../listing-address.js';
import { listingHead } from '../listing-head.js';
import { FilterChips } from './filter-chips.js';
import { ListingFilters } from './listing-filters.js';

/** All businesses, searchable, 24 a page. */
export function Listing(address: ListingAddress) {
  const { api, texts } = useApp();
  const { listing } = texts;
  const link = useLink();
  // While the next answer is under way the last one stays, marked as busy: nothing jumps while typing.
  const { data, isPending, isPlaceholderData } = useApiQuery({
    ...listingSearchQuery(api, address, address.page),
    placeholderData: keepPreviousData,
  });
  const { businesses, total, notice } = data ?? emptySearch;
  useHead(listingHead(texts, address, total));
  const href = (changes: Partial<ListingAddress>) => link(listingAddressPath({ ...address, ...changes }));
  return (
    <div className="wrap page" lang={listing.lang}>
      <h1>{listing.title}</h1>
      <p className="page-intro">{listing.intro}</p>
      <ListingFilters address={address} />
      <FilterChips address={address} />
      <div className="list-bar">
        <p className="count" role="status">
          {isPending ? '' : listing.count(total)}
        </p>
        <ViewToggle view={address.view} href={(view) => href({ view })} />
      </div>
      <SearchNotice notice={notice} />
      {isPending && <CardSkeletons count={PAGE_SIZE.listing} label={listing.loading} view={address.view} />}
      {!isPending && businesses.length === 0 && (
        <div className="empty">
          <p className="empty-title">{listing.none}</p>
          <p>{listing.noneHint}</p>
          <ButtonLink href={link(paths.businesses)}>{listing.reset}</ButtonLink>
        </div>
      )}
      {businesses.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          <BusinessCards businesses={businesses} view={address.view} heading="h2" />
        </div>
      )}
      <Pagination
        page={address.page}
        totalPages={totalPages(total, PAGE_SIZE.listing)}
        href={(page) => href({ page })}
      />
    </div>
  );
}

export const ListingPage = withAddress(readListingAddress, Listing);
