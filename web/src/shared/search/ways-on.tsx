import { useQueries } from '@tanstack/react-query';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { activeFilters } from './active-filters.js';
import { foundQuery } from './count-found.js';
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
  const totals = useQueries({ queries: shown.map(({ address }) => foundQuery(api, address)) });
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
