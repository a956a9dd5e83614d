import { logFailure } from '../../../platform/log-failure.js';
import type { RecentSearch } from './recent-searches.js';

/**
 * Remembers a search on this device. Its script is loaded with the suggestions, since few visitors of a page
 * search.
 */
export const noteSearch = (search: RecentSearch): void =>
  void import('./recent-searches.js').then(({ rememberSearch }) => rememberSearch(search), logFailure);
