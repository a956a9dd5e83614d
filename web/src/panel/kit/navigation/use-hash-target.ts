import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for a section that is loading. */
const PATIENCE_MS = 10_000;

/** Scrolls to and focuses the element named after '#' in the address, once its section has loaded. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const watcher = new MutationObserver(show);
    const timer = setTimeout(() => watcher.disconnect(), PATIENCE_MS);
    function show(): void {
      const target = document.getElementById(id);
      if (!target || target.closest('[hidden]')) return;
      watcher.disconnect();
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'start' });
    }
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    show();
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [hash, key]);
}
