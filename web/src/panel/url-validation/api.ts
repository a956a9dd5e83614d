import type { reportFormats } from '@gewerk/contracts';
import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { pathOf } from '../../platform/api/api.js';
import { withQuery } from '../../platform/paths.js';
import { callPanel } from '../kit/api/call-panel.js';

export type ValidationStatus = AnswerOf<typeof panelRoutes.validationStatus>;

export const validationStatusQuery = queryOptions({
  queryKey: ['admin', 'validation-status'],
  queryFn: async ({ signal }) => {
    try {
      return await callPanel(panelRoutes.validationStatus, { signal });
    } catch (error) {
      // eslint-disable-next-line no-console -- this failure is only logged (admin specification, section 8); the next poll asks again
      if (!signal.aborted) console.warn(error);
      throw error;
    }
  },
  retry: false,
  staleTime: 0,
  refetchOnMount: true,
});

/** `newest` is the state of the newest run; the list is refetched when this state changes. */
export const validationRunsQuery = (newest: string) =>
  queryOptions({
    queryKey: ['admin', 'validation-runs', newest],
    queryFn: ({ signal }) => callPanel(panelRoutes.validationRuns, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const startCheck = () => callPanel(panelRoutes.startValidation);

export const stopCheck = () => callPanel(panelRoutes.stopValidation);

/** Path from which a run's report is downloaded. */
export const reportAddress = (id: string, format: (typeof reportFormats)[number]): string =>
  withQuery(pathOf(panelRoutes.validationReport, { id }), { format });
