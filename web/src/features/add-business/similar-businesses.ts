import { MAX_TEXT_LENGTH, type BusinessCard } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../app/api/fetch-json.js';

const MOST_SHOWN = '3';

/** Listed businesses of the same place whose name holds the draft's, or the other way round. */
export const similarBusinessesQuery = (api: Api, name: string, city: string) =>
  queryOptions({
    queryKey: ['similar-businesses', name, city],
    queryFn: async ({ signal }) => {
      const query = { query: name.slice(0, MAX_TEXT_LENGTH), location: city, limit: MOST_SHOWN };
      const answer = (await api('/api/businesses/search', query, { signal })) as {
        readonly businesses: readonly BusinessCard[];
      };
      return answer.businesses.filter((business) => areAlike(business.name, name));
    },
    // It only helps: a failure is not worth a visitor's wait.
    retry: false,
  });

function areAlike(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
