import { useEffect, useEffectEvent } from 'react';
import { logFailure } from '../../platform/log-failure.js';

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
    const loading = import('./open-sheet.js');
    const opening = loading.then(({ openSheet }) => openSheet(() => close()));
    opening.catch(logFailure);
    return () => void opening.then((leave) => leave(), Boolean);
  }, [isOpen]);
  return isSheet;
}
