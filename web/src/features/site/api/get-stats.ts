import { CACHE, type getDirectoryStats, type OutputOf } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';

type DirectoryStats = OutputOf<typeof getDirectoryStats>;

/** The figures of the whole directory. */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/businesses/stats'],
    queryFn: ({ signal }) => api('/api/businesses/stats', {}, { signal }) as Promise<DirectoryStats>,
    staleTime: CACHE.stats,
  });
