import { panelPaths } from '@gewerk/contracts/http';
import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNamedLanguage } from './app-context.js';
import { addressIn } from './remembered-language.js';

/**
 * Turns clicks on plain anchors to this site into navigation. `data-replace` replaces the history entry and keeps the
 * scroll position, `data-keep-scroll` only keeps the scroll position. Links in the operator's texts and in articles
 * have no `lang`, so the selected one is added.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const language = useNamedLanguage();
  return useCallback(
    (event) => {
      const target = internalTarget(event);
      if (!target) return;
      event.preventDefault();
      const { replace, keepScroll } = target.anchor.dataset;
      const replaces = replace !== undefined;
      const { url } = target;
      const path = url.searchParams.has('lang')
        ? url.pathname + url.search + url.hash
        : addressIn(language, url);
      void navigate(path, {
        replace: replaces,
        preventScrollReset: replaces || keepScroll !== undefined,
      });
    },
    [navigate, language],
  );
}

function internalTarget(event: MouseEvent): { anchor: HTMLAnchorElement; url: URL } | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || href.startsWith('#') || anchor.target !== '' || anchor.hasAttribute('download'))
    return null;
  const url = new URL(anchor.href);
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/');
  // Links between the site and the panel load another document: the operator's snippets run only in the site's
  // document.
  return isPage && isOfPanel(url) === isOfPanel(location) ? { anchor, url } : null;
}

const isOfPanel = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  (panelPaths as readonly string[]).includes(pathname);
