import { useEffect, useEffectEvent } from 'react';
import { openSheet } from './open-sheet.js';

/** From this width on the open filters are next to the results. */
const DESK = 768;

/**
 * On a phone the open filters are a sheet over the results, which Back and a tap outside close.
 * @returns whether they are a sheet now
 */
export function useFilterSheet(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const isSheet = () => isOpen && window.innerWidth < DESK;
  useEffect(() => {
    if (!isOpen || window.innerWidth >= DESK) return;
    // At once: a Back before the sheet has its history entry would leave the page.
    return openSheet(() => close());
  }, [isOpen]);
  return isSheet;
}
