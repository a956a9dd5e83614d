import type { AtlasPlace } from './atlas.js';

/** Elsewhere many places are named like things ('Salon', 'Bar'). */
export const NEAR_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);
/** Where postal codes have four digits, which look like years and numbers. */
const WITH_SHORT_CODES = new Set(['AT', 'CH', 'LI']);
/** A place of fewer inhabitants without businesses is hardly meant where a city's district has its name. */
const SMALL = 5_000;
const WORLD_CITY = 1_000_000;

export const isLittleKnown = ({ isSection, population }: AtlasPlace): boolean =>
  isSection || population < SMALL;

/** Where visitors search, or so large that it may be meant. */
export const isNear = ({ countryCode, population }: AtlasPlace): boolean =>
  NEAR_COUNTRIES.has(countryCode) || population >= WORLD_CITY;

/** Whether four digits beside it are its postal code. */
export const hasShortCodes = (place: AtlasPlace | null): boolean =>
  place !== null && WITH_SHORT_CODES.has(place.countryCode) && !isLittleKnown(place);
