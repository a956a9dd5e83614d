import {
  adminRoutes,
  type ImportResult,
  type ImportRun,
  type listImportRuns,
  type OutputOf,
} from '@gewerk/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export const resultOf = (runId: string): Promise<ImportResult> =>
  adminFetch<ImportResult>(adminRoutes.importResult.path.replace('{runId}', runId));

export const cancelRun = (runId: string): Promise<ImportRun> =>
  adminFetch<ImportRun>(adminRoutes.cancelImport.path.replace('{runId}', runId), { method: 'POST' });

/** Begins to take back what an import did; the run tells how far that is. */
export const undoRun = (runId: string): Promise<ImportRun> =>
  adminFetch<ImportRun>(adminRoutes.undoImport.path.replace('{runId}', runId), { method: 'POST' });

/** Address of both reports of a run whole. */
export const reportAddress = (runId: string): string =>
  adminRoutes.importReport.path.replace('{runId}', runId);

/** Past imports, newest first. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'import-runs'],
  queryFn: ({ pageParam, signal }) =>
    adminFetch<OutputOf<typeof listImportRuns>>(adminRoutes.importRuns.path, {
      query: { before: pageParam },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchOnMount: true,
});
