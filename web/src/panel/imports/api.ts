import { panelRoutes } from '@gewerk/contracts/http';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pathOf } from '../../platform/api/api.js';
import { callPanel } from '../kit/api/call-panel.js';

export const resultOf = (runId: string) => callPanel(panelRoutes.importResult, { parameters: { runId } });

export const cancelRun = (runId: string) => callPanel(panelRoutes.cancelImport, { parameters: { runId } });

/** Starts undoing an import; the run contains the progress. */
export const undoRun = (runId: string) => callPanel(panelRoutes.undoImport, { parameters: { runId } });

/** Path of a run's whole import report. */
export const reportAddress = (runId: string): string => pathOf(panelRoutes.importReport, { runId });

/** Past imports, newest first. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'import-runs'],
  queryFn: ({ pageParam, signal }) =>
    callPanel(panelRoutes.importRuns, { query: { before: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchOnMount: true,
});
