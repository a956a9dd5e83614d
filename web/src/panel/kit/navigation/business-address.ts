import { panelTabPath } from './panel-address.js';

const PARAMETER = 'business';
const REPORT = 'report';
/** Replaces the id of a business in a URL that opens the form for a new one. */
export const NEW_BUSINESS = 'new';

/**
 * Path of the screen that edits a business; {@link NEW_BUSINESS} for a new one. `report` names the report that
 * prefills its form.
 */
export const managePath = (id: string, report?: string): string =>
  `${panelTabPath('businesses')}&${PARAMETER}=${id}${report === undefined ? '' : `&${REPORT}=${report}`}`;

/** The id of the business that a URL opens; null if it opens none. */
export const managedIdOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** The id of the report for which a URL opens a business; null if there is none. */
export const managedReportOf = (search: string): string | null => new URLSearchParams(search).get(REPORT);
