/** From this number of businesses on a city has something of everything. */
export const MANY_IN_A_CITY = 20;
