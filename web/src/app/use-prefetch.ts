import { useCallback, type SyntheticEvent } from 'react';
import { matchPath } from 'react-router-dom';
import { useApp } from '../platform/app-context.js';
import { logFailure } from '../platform/log-failure.js';
import { loadPageTexts } from '../texts/page-texts.js';
import { siteScreens } from './screens.js';

/** Loads the screen that a link leads to once somebody points at it, touches it or reaches it by the keyboard. */
export function usePrefetch() {
  const { language } = useApp();
  const prefetch = useCallback(
    ({ target }: SyntheticEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || !navigator.onLine) return;
      const screen = siteScreens.find(({ path }) => matchPath(path, link.pathname) !== null);
      if (!screen) return;
      // What fails now is asked for again by the click, which shows the error.
      screen.load().catch(logFailure);
      if (screen.texts) loadPageTexts(screen.texts, language).catch(logFailure);
    },
    [language],
  );
  return { onPointerOver: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
