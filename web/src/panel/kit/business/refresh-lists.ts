import { type QueryClient } from '@tanstack/react-query';

/** Milliseconds until search results reflect a change. */
const SEARCH_FOLLOWS_MS = 3_000;

/** Refetches lists and counts: at once, and again when the search index has caught up. */
export function refreshLists(queries: QueryClient): void {
  const refresh = (): void => {
    for (const name of ['businesses', 'stats', 'growth', 'real-categories', 'cities', 'types', 'countries']) {
      void queries.invalidateQueries({ queryKey: ['admin', name] });
    }
  };
  refresh();
  setTimeout(refresh, SEARCH_FOLLOWS_MS);
}
