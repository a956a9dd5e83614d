import { publicRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type Api } from '../../../platform/api/api.js';

export type Suggestions = AnswerOf<typeof publicRoutes.suggestions>;

const FRESH_MS = 60_000;
/** Minimum length of a text for which there are suggestions: a single letter matches too much. */
export const SHORTEST_SUGGESTED = 2;

/** The field in which the visitor is typing. */
export type SuggestedField = 'query' | 'location';

export interface Typed {
  readonly field: SuggestedField;
  readonly text: string;
  /** The value of the place field next to a search text; '' for none. */
  readonly location: string;
}

/** Suggestions for a text. A failure counts as no suggestions; requests for older texts are aborted. */
export function suggestionsQuery(api: Api, { field, text, location }: Typed) {
  const asked = field === 'location' ? { query: text, field } : { query: text, location };
  return queryOptions({
    queryKey: callKey(publicRoutes.suggestions, {}, asked),
    queryFn: ({ signal }) => api(publicRoutes.suggestions, {}, asked, { signal }),
    enabled: text.length >= SHORTEST_SUGGESTED,
    staleTime: FRESH_MS,
    retry: false,
  });
}
