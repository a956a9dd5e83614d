/** Used instead of a trade for a place that is not a business: a car park, a stop, a viewpoint. */
export const NO_BUSINESS = 'no-business';

/** By trade key or {@link NO_BUSINESS}: the source's values, comma-separated, with spaces for underscores. */
export type FilingTable = Readonly<Record<string, string>>;
