import { totalPages } from '@gewerk/contracts';
import type { SearchNotice as Notice } from '@gewerk/contracts/bus';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { germanWhereMixed } from '../../shared/in-german.js';
import { useHead } from '../../shared/use-head.js';
import { paths } from '../../platform/paths.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { withAddress } from '../../shared/with-address.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { Pagination } from '../../ui/lists/pagination.js';
import { SearchNotice } from '../../ui/feedback/search-notice.js';
import { ViewToggle } from '../../ui/lists/view-toggle.js';
import { emptySearch, listingSearchQuery } from '../../shared/search/search-businesses.js';
import {
  searchResultsPath,
  readSearchResultsAddress,
  type SearchResultsAddress,
} from '../../shared/search/search-results-address.js';
import { searchResultsHead } from './search-results-head.js';
import { activeFilters } from '../../shared/search/active-filters.js';
import { MoreResults } from '../../shared/search/more-results.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { SortSelect } from '../../shared/search/sort-select.js';
import { FilterChips } from './filter-chips.js';
import { SearchForm } from './search-form.js';
import { searchTiles } from '../../shared/map/tile-query.js';
import { WithMap } from '../../shared/map/with-map.js';
import { UnderstoodParts } from '../../shared/search/understood-parts.js';
import { WaysInside, WaysOutOf } from '../../shared/search/ways-on.js';

export function SearchResults(address: SearchResultsAddress) {
  const { api, texts } = useApp();
  const searchResults = usePageTexts('search-results');
  const lists = usePageTexts('lists');
  const link = useLink();
  // The previous results stay, marked as busy, until the next ones arrive.
  const { data, isPending, isPlaceholderData } = useApiQuery({
    ...listingSearchQuery(api, address, address.page),
    placeholderData: keepPreviousData,
  });
  const { businesses, total, notice, understood } = data ?? emptySearch;
  useHead(searchResultsHead(searchResults, lists, address, total));
  const filters = activeFilters(address, texts, searchResults);
  const href = (changes: Partial<SearchResultsAddress>) =>
    link(searchResultsPath({ ...address, ...changes }));
  return (
    <div className="wrap page listing-page" lang={searchResults.lang}>
      <h1>{searchResults.title}</h1>
      <p className="page-intro">{searchResults.intro}</p>
      <SearchForm
        address={address}
        total={isPending ? null : data && !isLimited(notice) ? total : undefined}
      />
      <QuickChips address={address} texts={lists.chips} />
      <FilterChips address={address} />
      <div className="list-bar">
        <p className="count" role="status">
          {isPending ? '' : searchResults.count(total)}
        </p>
        {(isPending || total > 1) && (
          <SortSelect
            address={address}
            hasDistance={businesses.some(({ distanceKm }) => distanceKm !== undefined)}
          />
        )}
        <ViewToggle view={address.view} href={(view) => href({ view })} />
      </div>
      <SearchNotice notice={notice} />
      <UnderstoodParts
        understood={understood}
        notice={notice}
        total={total}
        href={(changes) => href({ ...placed(address, notice, changes), page: 1 })}
      />
      {notice?.kind === 'nearest' && <WaysInside address={address} filters={filters} place={notice.place} />}
      {isPending && (
        <CardSkeletons count={PAGE_SIZE.searchResults} label={searchResults.loading} view={address.view} />
      )}
      {!isPending && businesses.length === 0 && (
        <div className="empty">
          <p className="empty-title">{searchResults.none}</p>
          <p>{searchResults.noneHint}</p>
          <WaysOutOf address={address} filters={filters} />
          <ButtonLink href={link(paths.businesses)}>{searchResults.reset}</ButtonLink>
        </div>
      )}
      {(businesses.length > 0 || address.box !== '') && (
        <WithMap
          businesses={businesses}
          tiles={searchTiles(address, understood)}
          box={address.box}
          areaHref={(box) => href({ box, location: '', around: '', radius: '', page: 1 })}
        >
          <div aria-busy={isPlaceholderData}>
            <BusinessCards businesses={businesses} view={address.view} heading="h2" />
          </div>
        </WithMap>
      )}
      <RestOfPage>
        {!isPending && (
          <MoreResults
            shown={Math.min(total, address.page * PAGE_SIZE.searchResults)}
            total={total}
            size={PAGE_SIZE.searchResults}
            query={(index) => listingSearchQuery(api, address, address.page + index)}
            view={address.view}
            heading="h2"
            loading={searchResults.loading}
            href={href({ page: address.page + 1 })}
          />
        )}
        <Pagination
          page={address.page}
          totalPages={totalPages(total, PAGE_SIZE.searchResults)}
          href={(page) => href({ page })}
        />
      </RestOfPage>
    </div>
  );
}

/** Whether `total` is only a lower bound. */
const isLimited = (notice: Notice | null) => notice?.kind === 'degraded';

/**
 * The changes to a search that replace an unknown place, whether that is the location or the centre of the circle.
 */
function placed(
  { around, radius, location: asked }: SearchResultsAddress,
  notice: Notice | null,
  { location, ...others }: { query?: string; location?: string },
): Partial<SearchResultsAddress> {
  if (location === undefined) return others;
  const isCircle = notice?.kind === 'unknown-place' && notice.place === around && around !== asked;
  return isCircle
    ? { ...others, around: location, radius: location === '' ? '' : radius }
    : { ...others, location };
}

export default germanWhereMixed(withAddress(readSearchResultsAddress, SearchResults));
