import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../api/call-panel.js';

export type ReportBesideListing = AnswerOf<typeof panelRoutes.getReport>;

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'report', id],
    queryFn: ({ signal }) => callPanel(panelRoutes.getReport, { parameters: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
