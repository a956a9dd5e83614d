import {
  type getValidationStatus,
  type listValidationRuns,
  type OutputOf,
  type reportFormats,
  type startValidation,
  validationRoutes,
  type WebsiteCheck,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type ValidationStatus = OutputOf<typeof getValidationStatus>;

export const validationStatusQuery = queryOptions({
  queryKey: ['admin', 'validation-status'],
  queryFn: async ({ signal }) => {
    try {
      return await adminFetch<ValidationStatus>(validationRoutes.validationStatus.path, { signal });
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

/** `newest` is the state of the newest run: the list is read anew with each change of it. */
export const validationRunsQuery = (newest: string) =>
  queryOptions({
    queryKey: ['admin', 'validation-runs', newest],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listValidationRuns>>(validationRoutes.validationRuns.path, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const startCheck = (): Promise<Partial<OutputOf<typeof startValidation>> | undefined> =>
  adminFetch(validationRoutes.startValidation.path, { method: 'POST' });

export const stopCheck = (): Promise<unknown> =>
  adminFetch(validationRoutes.stopValidation.path, { method: 'POST' });

/** Fails with status 400 where the business has no website. */
export const checkBusinessWebsite = (id: string): Promise<WebsiteCheck> =>
  adminFetch(validationRoutes.checkWebsite.path.replace('{id}', encodeURIComponent(id)), { method: 'POST' });

/** Where a run's report is downloaded. */
export const reportAddress = (id: string, format: (typeof reportFormats)[number]): string =>
  `${validationRoutes.validationReport.path.replace('{id}', id)}?format=${format}`;
