import {
  adminRoutes,
  type getSubmission,
  type listSubmissions,
  type OutputOf,
  type Submission,
  type SubmissionDraft,
  type SubmissionState,
} from '@gewerk/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: string }
  | { readonly decision: 'merge'; readonly businessId: string };

const pathOf = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

export const submissionsQuery = (state: SubmissionState, page: number) =>
  queryOptions({
    queryKey: ['admin', 'submissions', state, page],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof listSubmissions>>(adminRoutes.listSubmissions.path, {
        query: { state, page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'submission', id],
    queryFn: ({ signal }) =>
      adminFetch<OutputOf<typeof getSubmission>>(pathOf(adminRoutes.getSubmission.path, id), { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Sent again it answers the same. */
export const decide = (id: string, decision: Decision): Promise<Submission> =>
  adminFetch(pathOf(adminRoutes.decideSubmission.path, id), { method: 'POST', body: decision });

export const saveDraft = (id: string, draft: SubmissionDraft): Promise<Submission> =>
  adminFetch(pathOf(adminRoutes.editSubmission.path, id), { method: 'PUT', body: { draft } });
