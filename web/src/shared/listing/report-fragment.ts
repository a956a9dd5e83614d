import type { ReportKind } from '@gewerk/contracts';
import type { BusinessAddress } from '../directory/get-business.js';

/** A kind of report, or a correction of the hours only. */
export type AskedKind = ReportKind | 'hours';

/** The listing to be reported, and the kind of report, as given by the page's URL. */
interface AskedReport {
  readonly kind: AskedKind;
  readonly address: BusinessAddress;
}

const FRAGMENT = /^#(?<kind>change|report|hours)=(?<path>.*)$/;
const LISTING = /^\/(?<first>[^\s<>"/]+)\/(?<second>[^\s<>"/]+)$/;
const BY_ID = 'business';

/**
 * The fragment of the report page's URL that contains a listing's path. It is a fragment so that the page is the same
 * for all listings.
 */
export const reportFragment = (kind: AskedKind, listing: string): string => `#${kind}=${listing}`;

/** The kind of report and the listing in a fragment; null if it contains no listing. */
export function readReportFragment(fragment: string): AskedReport | null {
  const { kind, path } = FRAGMENT.exec(fragment)?.groups ?? {};
  const address = kind === undefined || path === undefined ? null : readListingPath(path);
  return address && { kind: kind as AskedKind, address };
}

/** The listing of a path; null if the path is not that of a listing. */
export function readListingPath(path: string): BusinessAddress | null {
  const { first, second } = LISTING.exec(path)?.groups ?? {};
  if (first === undefined || second === undefined) return null;
  const [city, slug] = [decoded(first), decoded(second)];
  if (city === null || slug === null) return null;
  return city === BY_ID ? { id: slug } : { city, slug };
}

/** Null if the encoding is invalid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
