import { useEffect, useEffectEvent } from 'react';
import { openSheet } from './open-sheet.js';

/** Minimum width, in pixels, at which the open filters are next to the results. */
const DESK = 768;

/**
 * On a phone the open filters are a sheet over the results, which Back or a tap outside closes.
 * @returns a function that checks whether the filters are currently shown as a sheet
 */
export function useFilterSheet(isOpen: boolean, onClose: () => void): () => boolean {
  const close = useEffectEvent(onClose);
  const isSheet = () => isOpen && window.innerWidth < DESK;
  useEffect(() => {
    if (!isOpen || window.innerWidth >= DESK) return;
    // The sheet is opened at once: until it has its history entry, Back would leave the page.
    return openSheet(() => close());
  }, [isOpen]);
  return isSheet;
}
