/** A city with at least this number of businesses has some of every kind. */
export const MANY_IN_A_CITY = 20;
