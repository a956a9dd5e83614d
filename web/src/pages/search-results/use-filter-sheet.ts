import { useEffect, useEffectEvent } from 'react';
import { openSheet } from './open-sheet.js';

/** Minimum width, in pixels, at which the open filters are next to the results. */
const DESK = 768;

/**
 * On a phone the open filters are a sheet over the results, which Back and a tap outside close.
 * @returns a function that tells whether the filters are a sheet now
 */
export function useFilterSheet(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const isSheet = () => isOpen && window.innerWidth < DESK;
  useEffect(() => {
    if (!isOpen || window.innerWidth >= DESK) return;
    // Opened at once: Back would leave the page before the sheet has its history entry.
    return openSheet(() => close());
  }, [isOpen]);
  return isSheet;
}
