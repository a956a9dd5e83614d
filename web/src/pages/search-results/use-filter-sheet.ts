import { useEffect, useEffectEvent } from 'react';
import { openSheet } from './open-sheet.js';

/** From here on the open filters are beside the results. */
const DESK = 768;

/**
 * On a phone the open filters are a sheet over the results, which Back and a tap beside it close.
 *
 * @returns whether they are a sheet now
 */
export function useFilterSheet(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const isSheet = () => isOpen && window.innerWidth < DESK;
  useEffect(() => {
    if (!isOpen || window.innerWidth >= DESK) return;
    // At once: a Back before the sheet has its entry of the history would leave the page.
    return openSheet(() => close());
  }, [isOpen]);
  return isSheet;
}
