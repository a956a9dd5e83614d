import { useEffect, useLayoutEffect } from 'react';
import { useShown, type Shown } from './shown.js';

/** Scrolls to the fragment or the top of a newly opened location, and to the previous position when going back. */
export function useScroll(): void {
  const { location, scroll } = useShown();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    // When a page is reopened, the browser restores its position before scripts run.
    const leave = (): void => void (history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  useClientLayoutEffect(() => scrollTo(location.hash, scroll), [location, scroll]);
}

const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function scrollTo(hash: string, scroll: Shown['scroll']): void {
  if (typeof scroll === 'number') {
    window.scrollTo(0, scroll);
    return;
  }
  const target = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (target) target.scrollIntoView();
  else if (scroll === 'top') window.scrollTo(0, 0);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // The fragment is not encoded: use it unchanged.
    return fragment;
  }
}
