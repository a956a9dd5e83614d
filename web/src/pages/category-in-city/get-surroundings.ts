import type { BusinessCard } from '@gewerk/contracts';
import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE, PAGING } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api/api.js';
import { isSpellingOf } from '../../shared/directory/is-spelling-of.js';
import { UNKNOWN_CITY } from '../../shared/directory/unknown-city.js';

export interface Town {
  readonly city: string;
  /** Whole kilometres to the nearest business of the category in this town. */
  readonly km: number;
}

/** Figures for the text, apart from the number of businesses. */
export interface Surroundings {
  readonly openNow: number;
  readonly openOnSaturday: number;
  /** Rated four stars or better. */
  readonly wellRated: number;
  /** Other towns with the category, nearest first. */
  readonly towns: readonly Town[];
}

const GOOD = '4';
const NEAR_KM = 25;
const MOST_TOWNS = 8;

/** @param inCity number of businesses of the category in the city: results after these are in surrounding towns */
export const surroundingsQuery = (api: Api, slug: string, city: string, inCity: number) =>
  queryOptions({
    queryKey: ['category-in-city', slug, city, inCity],
    queryFn: async ({ signal }): Promise<Surroundings> => {
      const here = { category: slug, location: city };
      const [facets, saturday, near] = await Promise.all([
        api(publicRoutes.facets, {}, here, { signal }),
        api(publicRoutes.search, {}, { ...here, openOn: 'saturday', limit: 1 }, { signal }),
        api(
          publicRoutes.search,
          {},
          {
            category: slug,
            around: city,
            radius: NEAR_KM,
            sort: 'distance',
            limit: PAGING.maxLimit,
            offset: Math.min(Math.max(0, inCity - PAGING.maxLimit / 2), PAGING.maxOffset),
          },
          { signal },
        ),
      ]);
      return {
        openNow: facets.openNow,
        openOnSaturday: saturday.notice === null ? saturday.total : 0,
        wellRated: facets.minRating[GOOD] ?? 0,
        towns: near.notice === null ? townsIn(near.businesses, city) : [],
      };
    },
    staleTime: CACHE.listingSearch,
    // The page is complete without this data.
    retry: false,
  });

function townsIn(businesses: readonly BusinessCard[], city: string): Town[] {
  const nearest = new Map<string, number>();
  for (const { city: town, distanceKm } of businesses) {
    const isOther = town !== null && town !== UNKNOWN_CITY && !isSpellingOf(town, city);
    if (isOther && distanceKm !== undefined && !nearest.has(town)) nearest.set(town, Math.round(distanceKm));
  }
  return [...nearest].slice(0, MOST_TOWNS).map(([town, km]) => ({ city: town, km }));
}
