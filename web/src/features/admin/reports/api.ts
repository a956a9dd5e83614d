import {
  adminRoutes,
  type getReport,
  type ListingReport,
  type listReports,
  type ModerationSettings,
  type OutputOf,
  type ReportState,
} from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type ReportDecision =
  | { readonly decision: 'apply' }
  | { readonly decision: 'dismiss'; readonly reason: string }
  | { readonly decision: 'remove'; readonly version: string };

export type ReportBesideListing = OutputOf<typeof getReport>;

const fresh = { staleTime: 0, refetchOnMount: true } as const;
const at = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

export const reportsQuery = (state: ReportState, page: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['admin', 'reports', state, page],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listReports>>(adminRoutes.listReports.path, {
        query: { state, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['admin', 'report', id],
    queryFn: ({ signal }) => adminFetch<ReportBesideListing>(at(adminRoutes.getReport.path, id), { signal }),
  });

/** Sent again it answers the same. */
export const decideReport = (id: string, body: ReportDecision): Promise<ListingReport> =>
  adminFetch(at(adminRoutes.decideReport.path, id), { method: 'POST', body });

export const moderationQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'moderation'],
  queryFn: ({ signal }) => adminFetch<ModerationSettings>(adminRoutes.moderationSettings.path, { signal }),
});

/** Sent again it changes nothing. */
export const saveModeration = (body: ModerationSettings): Promise<ModerationSettings> =>
  adminFetch(adminRoutes.saveModerationSettings.path, { method: 'POST', body });
