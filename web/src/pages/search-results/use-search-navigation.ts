import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { searchResultsPath, type SearchResultsAddress } from '../../shared/search/search-results-address.js';

/** 'commit': a filter was chosen or Enter was pressed; 'in-sheet': the same in the filter sheet. */
export type ChangeKind = 'typing' | 'commit' | 'in-sheet';

/**
 * Navigates to another search. The first text typed after a commit adds a history entry; further typing replaces
 * that entry, so that going back skips intermediate texts. All changes in the sheet share one history entry.
 */
export function useSearchNavigation(): (address: SearchResultsAddress, kind: ChangeKind) => void {
  const navigate = useNavigate();
  const link = useLink();
  const isTyping = useRef(false);
  return useCallback(
    (address, kind) => {
      const path = link(searchResultsPath(address));
      const isShown = path === `${window.location.pathname}${window.location.search}`;
      if (!isShown) {
        const replace = kind === 'in-sheet' || (isTyping.current && kind === 'typing');
        void navigate(path, { replace, preventScrollReset: true });
      }
      isTyping.current = kind === 'typing';
    },
    [navigate, link],
  );
}
