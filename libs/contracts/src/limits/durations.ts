/** A second, in ms; the limits are expressed in these four units. */
export const SECOND = 1_000;
/** A minute, in ms. */
export const MINUTE = 60 * SECOND;
/** An hour, in ms. */
export const HOUR = 60 * MINUTE;
/** A day of 24 hours, in ms. */
export const DAY = 24 * HOUR;
