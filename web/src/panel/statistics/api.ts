import type { Synonym } from '@gewerk/contracts/bus';
import { panelRoutes, publicRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type ListingStatistics = AnswerOf<typeof panelRoutes.listingStatistics>;
export type SearchStatistics = AnswerOf<typeof panelRoutes.searchStatistics>;

/** The counts change while the panel is open, so they are refetched each time. */
const always = { staleTime: 0, refetchOnMount: true, placeholderData: keepPreviousData } as const;

export const listingStatisticsQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'listings', month],
    queryFn: ({ signal }) => callPanel(panelRoutes.listingStatistics, { query: { month }, signal }),
    ...always,
  });

export const businessStatisticsQuery = (id: string, month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'listings', month, id],
    queryFn: ({ signal }) =>
      callPanel(panelRoutes.businessStatistics, { parameters: { id }, query: { month }, signal }),
    ...always,
  });

export const searchStatisticsQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'usage', 'searches', month],
    queryFn: ({ signal }) => callPanel(panelRoutes.searchStatistics, { query: { month }, signal }),
    ...always,
  });

export const synonymsQuery = queryOptions({
  queryKey: ['admin', 'synonyms'],
  queryFn: ({ signal }) => callPanel(panelRoutes.synonyms, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/**
 * The number of a city's businesses in each category, largest first. If several categories consist of the same
 * businesses, only the one whose page may be indexed is included.
 */
export const categoryPagesQuery = (city: string) =>
  queryOptions({
    queryKey: ['admin', 'category-pages', city],
    queryFn: async ({ signal }) => {
      const { categories = {} } = await callPanel(publicRoutes.cityBusinesses, {
        parameters: { city },
        query: { page: 1, limit: 1 },
        signal,
      });
      return Object.entries(categories)
        .filter(([, count]) => count > 0)
        .map(([slug, count]) => ({ slug, count }))
        .sort((one, other) => other.count - one.count);
    },
    enabled: city !== '',
    staleTime: 0,
  });

export const addSynonym = (body: Pick<Synonym, 'word' | 'means'>) =>
  callPanel(panelRoutes.addSynonym, { body });

export const removeSynonym = (id: string) => callPanel(panelRoutes.removeSynonym, { parameters: { id } });
