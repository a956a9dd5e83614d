import { logFailure } from '../../../platform/log-failure.js';
import type { RecentSearch } from './recent-searches.js';

/** Keeps a search on this device; in the background, since few visitors of a page search. */
export function rememberSearch(search: RecentSearch): void {
  import('./recent-searches.js').then((kept) => kept.rememberSearch(search), logFailure);
}
