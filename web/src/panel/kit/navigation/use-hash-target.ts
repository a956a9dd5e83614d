import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for a section that is loading, and to keep it in view while content above it loads. */
const PATIENCE_MS = 10_000;
/** Events that show that the user has moved on, after which the page is no longer scrolled. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to and focuses the element with the id in the URL's fragment, once its section has loaded. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const watcher = new MutationObserver(show);
    let shown: Element | null = null;
    // Content that loads above the element, such as the list, would push it out of view.
    const follower = new ResizeObserver(() => shown?.scrollIntoView({ block: 'start' }));
    function stop(): void {
      clearTimeout(timer);
      watcher.disconnect();
      follower.disconnect();
      for (const sign of GOING_ON) removeEventListener(sign, stop);
    }
    function show(): void {
      const target = document.getElementById(id);
      if (!target || target.closest('[hidden]')) return;
      watcher.disconnect();
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'start' });
      shown = target;
      follower.observe(document.body);
      for (const sign of GOING_ON) addEventListener(sign, stop, { passive: true });
    }
    const timer = setTimeout(stop, PATIENCE_MS);
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    show();
    return stop;
  }, [hash, key]);
}
