import { publicRoutes } from '@gewerk/contracts/http';
import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api/api.js';

const MOST_SHOWN = 3;

/** Listed businesses in the same place whose name contains the draft's, or the reverse. */
export const similarBusinessesQuery = (api: Api, name: string, city: string) =>
  queryOptions({
    queryKey: ['similar-businesses', name, city],
    queryFn: async ({ signal }) => {
      const asked = { query: name.slice(0, MAX_TEXT_LENGTH), location: city, limit: MOST_SHOWN };
      const answer = await api(publicRoutes.search, {}, asked, { signal });
      return answer.businesses.filter((business) => areAlike(business.name, name));
    },
    // This is only a hint and not worth a retry.
    retry: false,
  });

function areAlike(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
