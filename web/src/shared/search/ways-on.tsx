import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import type { ActiveFilter } from './active-filters.js';
import { foundQuery, type Counted } from './count-found.js';
import { searchResultsPath, type SearchResultsAddress } from './search-results-address.js';
import { MOST_WAYS, type Way, waysInside, waysOut } from './ways.js';

/**
 * Suggestions below an empty list: other searches, each with its number of results, and the form for adding a
 * missing business.
 */
export function WaysOn({ ways }: { readonly ways: readonly Way[] }) {
  const { texts } = useApp();
  const { waysOn: labels } = texts.common;
  const link = useLink();
  return (
    <ul className="ways-on" lang={labels.lang}>
      {ways.slice(0, MOST_WAYS).map((way) => (
        <WayOn key={way.label} {...way} />
      ))}
      <li>
        <a href={link(paths.addBusiness)}>{labels.submit}</a>
      </li>
    </ul>
  );
}

/** A suggested search; it is omitted if it would find nothing either. */
function WayOn({ label, address, counted }: Way & { readonly counted?: Counted }) {
  const { api, texts } = useApp();
  const link = useLink();
  const { data: total } = useApiQuery(foundQuery(api, address, counted));
  if (total === 0) return null;
  return (
    <li>
      <a href={link(searchResultsPath(address))}>
        {label}
        {total !== undefined && <span className="figures"> {texts.common.waysOn.found(total)}</span>}
      </a>
    </li>
  );
}

interface WaysOutOfProps {
  readonly address: SearchResultsAddress;
  /** The active filters of the search. */
  readonly filters: readonly ActiveFilter[];
}

/**
 * Suggestions for a search without results: the same search without its text, and the same search without each of
 * its filters.
 */
export function WaysOutOf({ address, filters }: WaysOutOfProps) {
  const { texts } = useApp();
  const { without } = texts.common.waysOn;
  const ways = waysOut(address, filters, texts);
  const text = { label: without(address.query), address: { ...address, query: '', page: 1 } };
  return <WaysOn ways={address.query === '' || ways.length === 0 ? ways : [...ways, text]} />;
}

interface WaysInsideProps extends WaysOutOfProps {
  readonly place: string;
}

/**
 * If only the nearest businesses elsewhere are shown, suggests removing filters that hide businesses at the place.
 */
export function WaysInside({ address, filters, place }: WaysInsideProps) {
  const { texts } = useApp();
  const { waysOn: labels } = texts.common;
  const ways = waysInside(address, filters, texts);
  if (ways.length === 0) return null;
  return (
    <div className="ways-inside" lang={labels.lang}>
      <p>{labels.inside(place)}</p>
      <ul className="ways-on">
        {ways.map((way) => (
          <WayOn key={way.label} {...way} counted="inside" />
        ))}
      </ul>
    </div>
  );
}
