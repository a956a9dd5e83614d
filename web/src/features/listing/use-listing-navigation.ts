import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../app/app-context.js';
import { listingAddressPath, type ListingAddress } from './listing-address.js';

/** How a change came: 'typing' goes on, 'commit' is a choice or the Enter key. */
export type ChangeKind = 'typing' | 'commit';

/**
 * Moves the listing to another address. The first change after a commit makes an entry in the history, further typing
 * replaces it: going back leads to the state before the typing, not through each letter.
 */
export function useListingNavigation(): (address: ListingAddress, kind: ChangeKind) => void {
  const navigate = useNavigate();
  const link = useLink();
  const isTyping = useRef(false);
  return useCallback(
    (address, kind) => {
      const path = link(listingAddressPath(address));
      const isShown = path === `${window.location.pathname}${window.location.search}`;
      if (!isShown) {
        void navigate(path, { replace: isTyping.current && kind === 'typing', preventScrollReset: true });
      }
      isTyping.current = kind === 'typing';
    },
    [navigate, link],
  );
}
