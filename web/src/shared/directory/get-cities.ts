import type { CityListItem } from '@gewerk/contracts/bus';
import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE, LIST_LENGTH } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../platform/api/api-error.js';
import { callKey, type Api } from '../../platform/api/api.js';
import { drawDots, type DotLayer } from '../../ui/dot-map/draw-dots.js';

/**
 * What pages need of the list of cities. The whole list, some hundred entries, would double the size of a page's
 * state; it is condensed when it is fetched.
 */
export interface CityOverview {
  /** Number of cities. */
  readonly count: number;
  /** The cities with most businesses; 'Unknown' left out. */
  readonly first: readonly { readonly city: string; readonly businessCount: number }[];
  /** The dot map of Germany. */
  readonly dots: readonly DotLayer[];
}

const UNKNOWN_CITY = 'Unknown';

/** The gateway renders many pages from one answer. */
const overviews = new WeakMap<readonly CityListItem[], CityOverview>();

/** Condenses the list of cities, which must not change afterwards. */
function overviewOf(cities: readonly CityListItem[]): CityOverview {
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
      .map(({ city, businessCount }) => ({ city, businessCount })),
    dots: drawDots(known),
  };
}

/** How long each screen takes the cities for fresh. */
export const cityFreshness = {
  home: { staleTime: CACHE.citiesHome },
  about: { staleTime: CACHE.citiesAbout },
  category: { staleTime: CACHE.citiesCategory, gcTime: CACHE.citiesCategoryRetained },
} as const;

/** All cities, condensed. */
export const citiesQuery = (
  api: Api,
  freshness: { readonly staleTime: number; readonly gcTime?: number } = cityFreshness.home,
) =>
  queryOptions({
    queryKey: callKey(publicRoutes.cities, {}, {}),
    queryFn: async ({ signal }) =>
      overviewOf(await withMessage(api(publicRoutes.cities, {}, {}, { signal }), 'Failed to fetch cities')),
    ...freshness,
  });
