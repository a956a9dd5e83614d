import { useCallback, type SyntheticEvent } from 'react';
import { useApp } from '../platform/app-context.js';
import { logFailure } from '../platform/log-failure.js';
import { loadScreen } from './router/loaded-screens.js';
import { screenAt } from './router/screen-at.js';

/** Loads the screen that a link leads to once somebody points at it, touches it or reaches it by the keyboard. */
export function usePrefetch() {
  const { language } = useApp();
  const prefetch = useCallback(
    ({ target }: SyntheticEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || !navigator.onLine) return;
      const { screen } = screenAt('site', link.pathname);
      // What fails now is asked for again by the click, which shows the error.
      loadScreen(screen, language).catch(logFailure);
    },
    [language],
  );
  return { onPointerOver: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
