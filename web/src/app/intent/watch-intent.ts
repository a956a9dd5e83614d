import { notFound } from '../../pages/not-found/screen.js';
import { screenAt } from '../router/screen-at.js';

/**
 * How long, in milliseconds, a pointer must stay on a link to count; a pointer that only crosses the link is gone
 * sooner.
 */
const REST_MS = 65;

/** Reports links to pages of the site that a visitor points at, touches or reaches with the keyboard. */
export function watchIntent(onIntent: (url: URL) => void): void {
  let resting: number | undefined;
  const tell = ({ target }: Event): void => {
    const url = pageAt(target);
    if (url && navigator.onLine) onIntent(url);
  };
  addEventListener('touchstart', tell, { passive: true });
  addEventListener('focusin', tell);
  addEventListener('pointerover', (event) => {
    window.clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = window.setTimeout(tell, REST_MS, event);
  });
}

function pageAt(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#root a[href^="/"]') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  // URLs of pictures and other files look like those of listings.
  if (/\.\w+$/.test(url.pathname)) return null;
  return url.origin === location.origin && screenAt('site', url.pathname).screen !== notFound ? url : null;
}
