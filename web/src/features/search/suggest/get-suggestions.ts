import type { OutputOf, suggest } from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../app/api/fetch-json.js';

export type Suggestions = OutputOf<typeof suggest>;

const FRESH_MS = 60_000;
/** A single letter says too little. */
export const SHORTEST_SUGGESTED = 2;

/** What a text may mean. A failure reads like no suggestion; an answer to an older text is aborted. */
export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['/api/suggestions', text],
    queryFn: ({ signal }) => api('/api/suggestions', { query: text }, { signal }) as Promise<Suggestions>,
    enabled: text.length >= SHORTEST_SUGGESTED,
    staleTime: FRESH_MS,
    retry: false,
  });
