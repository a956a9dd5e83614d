import type { PreparedPage } from '../../platform/prepared-page.js';
import type { SearchAnswer } from './search-businesses.js';

/**
 * What the statistics count of a page that answers a search: the first one of a text, where it was answered. At an unknown
 * place no word was looked for.
 */
export function countedSearch(
  text: string,
  page: number,
  answer: SearchAnswer | undefined,
): Pick<PreparedPage, 'counted'> {
  if (text === '' || page > 1 || !answer || answer.notice?.kind === 'unknown-place') return {};
  return { counted: { kind: 'search', text, found: answer.total > 0 } };
}
