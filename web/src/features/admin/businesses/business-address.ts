import { panelTabPath } from '../panel-address.js';

const PARAMETER = 'business';
/** In the address in the place of an id. */
export const NEW_BUSINESS = 'new';

/** Where a business is edited; {@link NEW_BUSINESS} for a new one. */
export const managePath = (id: string): string => `${panelTabPath('businesses')}&${PARAMETER}=${id}`;

/** The business that an address opens; null where it opens none. */
export const managedIdOf = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);
