import type { ReportKind } from '@gewerk/contracts';
import type { BusinessAddress } from '../directory/get-business.js';

/** A kind of report, or a change of only the hours. */
export type AskedKind = ReportKind | 'hours';

/** What the page's address asks for about a listing. */
interface AskedReport {
  readonly kind: AskedKind;
  readonly address: BusinessAddress;
}

const FRAGMENT = /^#(?<kind>change|report|hours)=(?<path>.*)$/;
const LISTING = /^\/(?<first>[^\s<>"/]+)\/(?<second>[^\s<>"/]+)$/;
const BY_ID = 'business';

/** What the report page's address ends with for a listing's path. A fragment: the page stays one for all listings. */
export const reportFragment = (kind: AskedKind, listing: string): string => `#${kind}=${listing}`;

/** What a fragment asks for; null if it names no listing. */
export function readReportFragment(fragment: string): AskedReport | null {
  const { kind, path } = FRAGMENT.exec(fragment)?.groups ?? {};
  const address = kind === undefined || path === undefined ? null : readListingPath(path);
  return address && { kind: kind as AskedKind, address };
}

/** The listing that a path is of; null if it is no listing's. */
export function readListingPath(path: string): BusinessAddress | null {
  const { first, second } = LISTING.exec(path)?.groups ?? {};
  if (first === undefined || second === undefined) return null;
  const [city, slug] = [decoded(first), decoded(second)];
  if (city === null || slug === null) return null;
  return city === BY_ID ? { id: slug } : { city, slug };
}

/** null if it is no valid encoding. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
