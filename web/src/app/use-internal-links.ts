import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * One handler for all links of the site: pages render plain anchors, which cost nothing and work without JavaScript,
 * and this turns clicks on those of this site into navigation. `data-replace` replaces the history's entry and keeps
 * the scroll position, `data-keep-scroll` keeps the scroll position alone.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const target = internalTarget(event);
      if (!target) return;
      event.preventDefault();
      const { replace, keepScroll } = target.anchor.dataset;
      const replaces = replace !== undefined;
      void navigate(target.path, {
        replace: replaces,
        preventScrollReset: replaces || keepScroll !== undefined,
      });
    },
    [navigate],
  );
}

function internalTarget(event: MouseEvent): { anchor: HTMLAnchorElement; path: string } | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || href.startsWith('#') || anchor.target !== '' || anchor.hasAttribute('download'))
    return null;
  const url = new URL(anchor.href);
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/');
  return isPage ? { anchor, path: url.pathname + url.search + url.hash } : null;
}
