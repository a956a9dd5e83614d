import { placeTable, type Place } from './place-table.js';

/** The largest place in a region with this ISO 3166-2 code; undefined for an unknown code. */
export const largestInState = (code: string): Place | undefined =>
  placeTable().places.find(({ stateCode }) => stateCode === code);
