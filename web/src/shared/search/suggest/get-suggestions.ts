import { publicRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../../platform/api/api.js';

export type Suggestions = AnswerOf<typeof publicRoutes.suggestions>;

const FRESH_MS = 60_000;
/** A single letter matches too much. */
export const SHORTEST_SUGGESTED = 2;

/** What a text may mean. A failure reads like no suggestion; an answer to an older text is aborted. */
export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: callKey(publicRoutes.suggestions, {}, { query: text }),
    queryFn: ({ signal }) => api(publicRoutes.suggestions, {}, { query: text }, { signal }),
    enabled: text.length >= SHORTEST_SUGGESTED,
    staleTime: FRESH_MS,
    retry: false,
  });
