/** Number of businesses above which a city is assumed to have businesses of every kind. */
export const MANY_IN_A_CITY = 20;
