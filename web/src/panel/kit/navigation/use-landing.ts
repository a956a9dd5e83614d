import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Options for a navigation that removes the focused element: the heading of the new screen receives the focus and
 * is read out.
 */
export const landing = { state: { isLanding: true } } as const;

/** Marks the heading that receives the focus after a {@link landing}, for example that of the opened business. */
export const landsHere = { tabIndex: -1, 'data-landing': '' } as const;

/** How long to wait for a screen that is loading. */
const PATIENCE_MS = 10_000;

/**
 * After a navigation with {@link landing}, focuses the screen's heading and, once it exists, the marked heading
 * inside the screen.
 */
export function useLanding(): void {
  const { state, hash, key } = useLocation();
  const isLanding = hash === '' && (state as Partial<typeof landing.state> | null)?.isLanding === true;
  useEffect(() => {
    if (!isLanding) return undefined;
    let reached: Element | null = null;
    const watcher = new MutationObserver(show);
    const timer = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
    function show(): void {
      // If the user has moved the focus in the meantime, leave it there.
      if (reached?.isConnected && document.activeElement !== reached) return watcher.disconnect();
      const target = landingPlace();
      if (!target || target === reached) return;
      if (target.matches('[data-landing]')) watcher.disconnect();
      target.tabIndex = -1;
      target.focus();
      reached = target;
    }
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    show();
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [isLanding, key]);
}

function landingPlace(): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>('.panel-tab :is(h1, [data-landing])')].filter(
    (place) => !place.closest('[hidden]'),
  );
  return shown.findLast((place) => place.matches('[data-landing]')) ?? shown[0];
}
