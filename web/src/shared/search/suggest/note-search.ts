import { logFailure } from '../../../platform/log-failure.js';
import type { RecentSearch } from './recent-searches.js';

/**
 * Remembers a search on this device. The script for this is loaded together with the suggestions, since few of a
 * page's visitors search.
 */
export const noteSearch = (search: RecentSearch): void =>
  void import('./recent-searches.js').then(({ rememberSearch }) => rememberSearch(search), logFailure);
