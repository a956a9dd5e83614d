import {
  CACHE,
  type BusinessCard,
  type BusinessDetail,
  type OutputOf,
  type searchBusinesses,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';
import { listed } from '../../search/listed.js';

const MOST_SHOWN = 4;
const MOST_ASKED = 16;
const RADIUS_KM = '50';

type Place = Pick<BusinessDetail, 'id' | 'category' | 'city' | 'latitude' | 'longitude'>;

/** The nearest businesses of the same category, at most four, without the business itself. */
export const nearbyBusinessesQuery = (api: Api, business: Place) => {
  const { id, category, city, latitude, longitude } = business;
  const where: Record<string, string> =
    latitude === null || longitude === null
      ? { location: city }
      : { around: `${latitude},${longitude}`, radius: RADIUS_KM };
  // The search knows a trade by its name; more are asked for than shown, since related trades are among them.
  const parameters = { query: category ?? '', ...where, limit: String(MOST_ASKED) };
  return queryOptions({
    queryKey: ['/api/businesses/search', 'nearby', id, parameters],
    queryFn: async ({ signal }): Promise<BusinessCard[]> => {
      const answer = (await api('/api/businesses/search', parameters, { signal })) as OutputOf<
        typeof searchBusinesses
      >;
      return listed(answer.businesses)
        .filter((other) => other.id !== id && other.category === category)
        .slice(0, MOST_SHOWN);
    },
    enabled: category !== null,
    staleTime: CACHE.detail,
    meta: { logFailure: true },
  });
};
