import { useEffect, useEffectEvent } from 'react';
import { logFailure } from '../../platform/log-failure.js';

/** From here on the open filters are beside the results. */
const DESK = 768;

/**
 * On a phone the open filters are a sheet over the results, which Back closes.
 *
 * @returns whether they are a sheet now
 */
export function useFilterSheet(isOpen: boolean, onBack: () => void): () => boolean {
  const back = useEffectEvent(onBack);
  const isSheet = () => isOpen && window.innerWidth < DESK;
  useEffect(() => {
    if (!isOpen || window.innerWidth >= DESK) return;
    const loading = import('../../shared/search/close-by-back.js');
    const closing = loading.then(({ closeByBack }) => closeByBack(() => back()));
    closing.catch(logFailure);
    return () => void closing.then((leave) => leave(), Boolean);
  }, [isOpen]);
  return isSheet;
}
