import { useState, useSyncExternalStore } from 'react';
import { DESK_COLUMNS, type ListColumn, PHONE_COLUMNS, readColumns } from './table-columns.js';

const KEY = 'gewerk.panel-columns';
const PHONE = '(max-width: 40rem)';

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(PHONE);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/**
 * The columns of the list. Chosen columns are stored on the device; choosing null restores the defaults for the
 * device's width.
 */
export function useColumns(): readonly [
  readonly ListColumn[],
  (columns: readonly ListColumn[] | null) => void,
] {
  const isPhone = useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  const [chosen, setChosen] = useState(stored);
  const choose = (columns: readonly ListColumn[] | null): void => {
    setChosen(columns);
    try {
      if (columns === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, columns.join(' '));
    } catch {
      // Storage is blocked or full: the choice is kept until the page is left.
    }
  };
  return [chosen ?? (isPhone ? PHONE_COLUMNS : DESK_COLUMNS), choose];
}

function stored(): readonly ListColumn[] | null {
  try {
    return readColumns(localStorage.getItem(KEY));
  } catch {
    // Storage is blocked.
    return null;
  }
}
