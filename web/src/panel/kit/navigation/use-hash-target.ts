import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for a section that is loading, and to follow it while more loads above it. */
const PATIENCE_MS = 10_000;
/** Events by which the user shows that they have moved on: the page then no longer scrolls. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to and focuses the element named after '#' in the address, once its section has loaded. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const watcher = new MutationObserver(show);
    let shown: Element | null = null;
    // Content that loads above it, such as the list, would push it out of view.
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
