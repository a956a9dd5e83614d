import { idsIn } from '../../shared/saved/device-list.js';
import { MOST_SAVED } from '../../shared/saved/saved-businesses.js';

/** The URL fragment that contains a shared list; a fragment is not sent, so no server sees who shares what. */
export const listFragment = (ids: readonly string[]): string => `#${ids.join('.')}`;

/** The valid ids in the fragment of a shared list, at most as many as can be saved; there may be none. */
export const readListFragment = (fragment: string): readonly string[] =>
  idsIn(fragment.replace(/^#/, '').replaceAll('.', ' '), MOST_SAVED);
