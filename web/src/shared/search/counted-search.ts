import type { PreparedPage } from '../../platform/prepared-page.js';
import type { SearchAnswer } from './search-businesses.js';

/**
 * What the statistics count for a page with search results: a search with a text is counted on its first page only, and
 * only if the search succeeded. If the place is unknown, no search was made.
 */
export function countedSearch(
  text: string,
  page: number,
  answer: SearchAnswer | undefined,
): Pick<PreparedPage, 'counted'> {
  if (text === '' || page > 1 || !answer || answer.notice?.kind === 'unknown-place') return {};
  return { counted: { kind: 'search', text, found: answer.total > 0 } };
}
