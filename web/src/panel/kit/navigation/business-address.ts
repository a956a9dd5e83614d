import { panelTabPath } from './panel-address.js';

const PARAMETER = 'business';
const REPORT = 'report';
/** In an address in place of the id of a business. */
export const NEW_BUSINESS = 'new';

/** Where a business is edited; {@link NEW_BUSINESS} for a new one. `report` names the report that prefills its form. */
export const managePath = (id: string, report?: string): string =>
  `${panelTabPath('businesses')}&${PARAMETER}=${id}${report === undefined ? '' : `&${REPORT}=${report}`}`;

/** The business that an address opens; null if it opens none. */
export const managedIdOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

/** The report that an address opens a business for; null if it opens none. */
export const managedReportOf = (search: string): string | null => new URLSearchParams(search).get(REPORT);
