import type { PreparedPage } from '../../platform/prepared-page.js';
import type { SearchAnswer } from './search-businesses.js';

/**
 * What the statistics count for a page that answers a search: only the first page of a text, if it was
 * answered. With an unknown place, nothing was searched for.
 */
export function countedSearch(
  text: string,
  page: number,
  answer: SearchAnswer | undefined,
): Pick<PreparedPage, 'counted'> {
  if (text === '' || page > 1 || !answer || answer.notice?.kind === 'unknown-place') return {};
  return { counted: { kind: 'search', text, found: answer.total > 0 } };
}
