import type { CityListItem } from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { drawDots, type DotLayer } from '../../ui/dot-map/draw-dots.js';
import { UNKNOWN_CITY } from './unknown-city.js';

/**
 * The part of the list of cities that pages need. The whole list, several hundred entries, would double the size
 * of a page's state, so it is condensed when it is fetched.
 */
export interface CityOverview {
  /** Number of cities, excluding 'Unknown'. */
  readonly count: number;
  /** The largest cities, excluding 'Unknown'. */
  readonly first: readonly Pick<CityListItem, 'city' | 'businessCount' | 'countryCode'>[];
  /** The dot map of Germany. */
  readonly dots: readonly DotLayer[];
}

/** Cached by response, since the gateway renders many pages from the same response. */
const overviews = new WeakMap<readonly CityListItem[], CityOverview>();

/** Condenses the list of cities, which must not change afterwards. */
export function overviewOf(cities: readonly CityListItem[]): CityOverview {
  const overview = overviews.get(cities) ?? condensed(cities);
  overviews.set(cities, overview);
  return overview;
}

function condensed(cities: readonly CityListItem[]): CityOverview {
  const known = cities.filter(({ city }) => city !== UNKNOWN_CITY);
  return {
    count: known.length,
    first: known
      .slice(0, LIST_LENGTH.listingCities)
      .map(({ city, businessCount, countryCode }) => ({ city, businessCount, countryCode })),
    dots: drawDots(known),
  };
}
