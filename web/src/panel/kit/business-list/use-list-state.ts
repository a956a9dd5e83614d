import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADMIN_PATH, isTabOf } from '../navigation/panel-address.js';
import { listOf, withList } from './list-address.js';
import type { ListState } from './list-state.js';

const isListAt = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === ADMIN_PATH && isTabOf(search, 'dashboard');

/** The list as last requested; the list on the screen may be older. */
export const latestList = (drawn: ListState): ListState =>
  isListAt(window.location) ? listOf(new URLSearchParams(window.location.search)) : drawn;

/**
 * The list that the URL describes, so that a reload, Back or a shared link shows it again. It stays unchanged
 * while another tab is open. Further letters of a search replace the history entry; every other change adds one.
 */
export function useListState(): readonly [ListState, (change: (before: ListState) => ListState) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = isListAt({ pathname, search });
  const [shown, setShown] = useState(search);
  if (isShown && shown !== search) setShown(search);
  const state = listOf(new URLSearchParams(isShown ? search : shown));
  const change = (make: (before: ListState) => ListState): void => {
    const latest = latestList(state);
    const next = make(latest);
    if (next === latest) return;
    const wanted = withList(new URLSearchParams(window.location.search), next).toString();
    const isTyping = latest.filters.search !== '' && next.filters.search !== latest.filters.search;
    void navigate(
      { search: wanted === '' ? '' : `?${wanted}` },
      { replace: isTyping, preventScrollReset: true },
    );
  };
  return [state, change];
}
