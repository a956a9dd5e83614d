import type { SubmissionDraft, SubmissionState } from '@gewerk/contracts';
import { panelRoutes, type BodyOf } from '@gewerk/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type Decision = BodyOf<typeof panelRoutes.decideSubmission>;

export const submissionsQuery = (state: SubmissionState, page: number, limit?: number) =>
  queryOptions({
    queryKey: ['admin', 'submissions', state, page, limit],
    queryFn: ({ signal }) =>
      callPanel(panelRoutes.listSubmissions, { query: { state, page, limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'submission', id],
    queryFn: ({ signal }) => callPanel(panelRoutes.getSubmission, { parameters: { id }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Idempotent. */
export const decide = (id: string, decision: Decision) =>
  callPanel(panelRoutes.decideSubmission, { parameters: { id }, body: decision });

export const saveDraft = (id: string, draft: SubmissionDraft) =>
  callPanel(panelRoutes.editSubmission, { parameters: { id }, body: { draft } });
