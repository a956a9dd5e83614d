import type { BusinessCard, BusinessDetail } from '@gewerk/contracts';
import { publicRoutes } from '@gewerk/contracts/http';
import { CACHE } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../../platform/api/api.js';
import { isGone } from '../../../ui/hours/shut-state.js';
import { listed } from '../../../shared/directory/without-unavailable.js';

const MOST_SHOWN = 4;
const MOST_ASKED = 16;
const RADIUS_KM = 50;

type Place = Pick<BusinessDetail, 'id' | 'category' | 'city' | 'latitude' | 'longitude'>;

/**
 * The nearest businesses of the same category, at most four, without the business itself and permanently closed
 * ones.
 */
export const nearbyBusinessesQuery = (api: Api, business: Place) => {
  const { id, category, city, latitude, longitude } = business;
  const where =
    latitude === null || longitude === null
      ? { location: city }
      : { around: `${latitude},${longitude}`, radius: RADIUS_KM };
  // The search filters by the trade's name. More businesses are requested than shown, since the response includes
  // related trades.
  const asked = { query: category ?? '', ...where, limit: MOST_ASKED };
  return queryOptions({
    queryKey: [...callKey(publicRoutes.search, {}, asked), 'nearby', id],
    queryFn: async ({ signal }): Promise<BusinessCard[]> => {
      const answer = await api(publicRoutes.search, {}, asked, { signal });
      return listed(answer.businesses)
        .filter((other) => other.id !== id && other.category === category && !isGone(other))
        .slice(0, MOST_SHOWN);
    },
    enabled: category !== null,
    staleTime: CACHE.detail,
    meta: { logFailure: true },
  });
};
