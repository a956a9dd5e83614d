import type { ReportState } from '@gewerk/contracts';
import type { ModerationSettings } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

const fresh = { staleTime: 0, refetchOnMount: true } as const;

export const reportsQuery = (state: ReportState, page: number, limit?: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['admin', 'reports', state, page, limit],
    queryFn: ({ signal }) => callPanel(panelRoutes.listReports, { query: { state, page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export const moderationQuery = queryOptions({
  ...fresh,
  queryKey: ['admin', 'moderation'],
  queryFn: ({ signal }) => callPanel(panelRoutes.moderationSettings, { signal }),
});

/** Idempotent. */
export const saveModeration = (body: ModerationSettings) =>
  callPanel(panelRoutes.saveModerationSettings, { body });
