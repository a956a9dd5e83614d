import type { AtlasPlace } from './atlas.js';

/** Countries whose places are recognised by name; elsewhere many have common words as names ('Salon', 'Bar'). */
export const NEAR_COUNTRIES = new Set(['DE', 'AT', 'CH', 'LI']);
/** Countries with four-digit postal codes, which look like years and numbers. */
const WITH_SHORT_CODES = new Set(['AT', 'CH', 'LI']);
/** A smaller place without businesses is probably not meant if a city's district has the same name. */
const SMALL = 5_000;
const WORLD_CITY = 1_000_000;

export const isLittleKnown = ({ isSection, population }: AtlasPlace): boolean =>
  isSection || population < SMALL;

/** Whether a place is in a country where visitors search, or so large that it may be meant. */
export const isNear = ({ countryCode, population }: AtlasPlace): boolean =>
  NEAR_COUNTRIES.has(countryCode) || population >= WORLD_CITY;

/** Whether four digits next to a place are its postal code. */
export const hasShortCodes = (place: AtlasPlace | null): boolean =>
  place !== null && WITH_SHORT_CODES.has(place.countryCode) && !isLittleKnown(place);
