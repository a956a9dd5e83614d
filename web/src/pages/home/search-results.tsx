import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { lazy } from 'react';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { ButtonLink } from '../../ui/buttons/button-link.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import { Part } from '../../ui/feedback/part.js';
import { SearchNotice } from '../../ui/feedback/search-notice.js';
import { emptySearch, homeSearchQuery } from '../../shared/search/search-businesses.js';
import { MoreResults } from '../../shared/search/more-results.js';
import { QuickChips } from '../../shared/search/quick-chips.js';
import { SortLinks } from '../../shared/search/sort-links.js';
import { everything } from '../../shared/search/search-results-address.js';
import { UnderstoodParts } from '../../shared/search/understood-parts.js';
import { listingPath, searchPath, type HomeAddress } from './home-address.js';
import { NoResults } from './no-results.js';

// Loaded on demand: most visitors' first view does not need it.
const WaysOutOf = lazy(async () => ({ default: (await import('../../shared/search/ways-on.js')).WaysOutOf }));

/** A failed search looks like one without results. */
export function SearchResults({ terms }: { readonly terms: NonNullable<HomeAddress['terms']> }) {
  const { api } = useApp();
  const home = usePageTexts('home');
  const link = useLink();
  const isHydrating = useIsHydrating();
  const { data, isPending } = useApiQuery(homeSearchQuery(api, terms));
  const { businesses, total, notice, understood } = data ?? emptySearch;
  const search = { ...everything, ...terms };
  return (
    <section aria-labelledby="results-title">
      <div className="section-head">
        <h2 id="results-title">{home.results}</h2>
        <p className="count" role="status">
          {isPending ? '' : home.resultCount(total)}
        </p>
        <ButtonLink className="desk-only" href={link(listingPath(terms))}>
          {home.viewAll}
        </ButtonLink>
      </div>
      <SearchNotice notice={notice} />
      <UnderstoodParts
        understood={understood}
        notice={notice}
        total={total}
        href={(changes) => link(searchPath({ ...terms, ...changes }))}
      />
      <QuickChips address={search} texts={home.chips} />
      {total > 1 && <SortLinks search={search} texts={home.sort} />}
      {isPending && <CardSkeletons count={PAGE_SIZE.popular} label={home.loading} />}
      {!isPending && businesses.length === 0 && (
        <NoResults>
          {!isHydrating && (
            <Part otherwise={null}>
              <WaysOutOf address={search} filters={placeFilter(terms.location)} />
            </Part>
          )}
        </NoResults>
      )}
      {businesses.length > 0 && <BusinessCards businesses={businesses} />}
      <RestOfPage>
        <MoreResults
          shown={businesses.length}
          total={total}
          size={PAGE_SIZE.homeSearch}
          loading={home.loading}
          query={(index) => homeSearchQuery(api, terms, index)}
          href={link(listingPath(terms))}
        />
      </RestOfPage>
    </section>
  );
}

/** A filter for the place, which is the only filter on this page. */
const placeFilter = (location: string) =>
  location === '' ? [] : [{ label: location, without: { location: '' } }];
