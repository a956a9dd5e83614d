/** The directory's placeholder for a missing city; it has no page. */
export const UNKNOWN_CITY = 'Unknown';
