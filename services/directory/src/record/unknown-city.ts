/** The city of a business whose source names none. It is no city: no list of cities has it. */
export const UNKNOWN_CITY = 'Unknown';
export const UNKNOWN_CITY_SLUG = 'unknown';
