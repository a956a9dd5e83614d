import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { callKey, type Api } from '../../platform/api/api.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { activeFilters } from './active-filters.js';
import { filterParameters } from './filters.js';
import { searchResultsPath, type SearchResultsAddress } from './search-results-address.js';

/** Another search, and what it does in words. */
interface Way {
  readonly label: string;
  readonly address: SearchResultsAddress;
}

const MOST_WAYS = 5;

/** Where an empty list leads on: other searches with what each would find, and the form for a missing business. */
export function WaysOn({ ways }: { readonly ways: readonly Way[] }) {
  const { api, texts } = useApp();
  const { waysOn: labels } = texts.common;
  const link = useLink();
  const shown = ways.slice(0, MOST_WAYS);
  const totals = useQueries({ queries: shown.map(({ address }) => totalQuery(api, address)) });
  return (
    <ul className="ways-on" lang={labels.lang}>
      {shown.map(({ label, address }, index) => {
        const total = totals[index]?.data;
        if (total === 0) return null;
        return (
          <li key={label}>
            <a href={link(searchResultsPath(address))}>
              {label}
              {total !== undefined && <span className="figures"> {labels.found(total)}</span>}
            </a>
          </li>
        );
      })}
      <li>
        <a href={link(paths.addBusiness)}>{labels.submit}</a>
      </li>
    </ul>
  );
}

/** Of a search without results: without its text, and without each filter. */
export function WaysOutOf({ address }: { readonly address: SearchResultsAddress }) {
  const { texts } = useApp();
  const { without } = texts.common.waysOn;
  const filters = activeFilters(address, texts).map(({ label, without: changes }) => ({
    label: without(label),
    address: { ...address, ...changes, page: 1 },
  }));
  const text = { label: without(address.query), address: { ...address, query: '', page: 1 } };
  return <WaysOn ways={address.query === '' || filters.length === 0 ? filters : [...filters, text]} />;
}

/** How many businesses a search finds; 0 where its place is not known. */
function totalQuery(api: Api, { query, location, category, ...filters }: SearchResultsAddress) {
  const asked = { query, location, category, ...filterParameters(filters), limit: 1 };
  return queryOptions({
    queryKey: [...callKey(publicRoutes.search, {}, asked), 'total'],
    queryFn: async ({ signal }) => {
      const { total, notice } = await api(publicRoutes.search, {}, asked, { signal });
      return notice?.kind === 'unknown-place' ? 0 : total;
    },
    staleTime: CACHE.listingSearch,
    // Only a help: not worth a retry.
    retry: false,
  });
}
