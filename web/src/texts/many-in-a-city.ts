/** Number of businesses above which a city has some of every kind. */
export const MANY_IN_A_CITY = 20;
