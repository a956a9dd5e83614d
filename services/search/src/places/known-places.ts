import { isOfHome } from '@gewerk/gazetteer';
import type { AtlasPlace } from './atlas.js';

/** Countries with four-digit postal codes, which look like years and numbers. */
const WITH_SHORT_CODES = new Set(['AT', 'CH', 'LI']);
/** A smaller place without businesses is probably not meant if a city's district has the same name. */
const SMALL = 5_000;
const WORLD_CITY = 1_000_000;

export const isLittleKnown = ({ isSection, population }: AtlasPlace): boolean =>
  isSection || population < SMALL;

/** Whether a place is in a country where visitors search, or so large that it may be meant. */
export const isNear = (place: AtlasPlace): boolean => isOfHome(place) || place.population >= WORLD_CITY;

/** Whether four digits next to a place are its postal code. */
export const hasShortCodes = (place: AtlasPlace | null): boolean =>
  place !== null && WITH_SHORT_CODES.has(place.countryCode) && !isLittleKnown(place);
