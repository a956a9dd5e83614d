/** The city of a business whose source names none. It is not a real city and appears in no list of cities. */
export const UNKNOWN_CITY = 'Unknown';
export const UNKNOWN_CITY_SLUG = 'unknown';
