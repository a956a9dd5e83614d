import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADMIN_PATH, isTabOf } from '../panel-address.js';
import { listOf, withList } from './list-address.js';
import type { ListState } from './list-state.js';

/**
 * The list that the address shows, so that reload, back and a link keep it. While another tab is open it stays as it was. A further
 * letter of a search replaces the address, everything else adds to the history.
 */
export function useListState(): readonly [ListState, (change: (before: ListState) => ListState) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = pathname === ADMIN_PATH && isTabOf(search, 'dashboard');
  const [shown, setShown] = useState(search);
  if (isShown && shown !== search) setShown(search);
  const state = listOf(new URLSearchParams(isShown ? search : shown));
  const change = (make: (before: ListState) => ListState): void => {
    const next = make(state);
    const wanted = withList(new URLSearchParams(search), next).toString();
    const isTyping = state.filters.search !== '' && next.filters.search !== state.filters.search;
    void navigate(
      { search: wanted === '' ? '' : `?${wanted}` },
      { replace: isTyping, preventScrollReset: true },
    );
  };
  return [state, change];
}
