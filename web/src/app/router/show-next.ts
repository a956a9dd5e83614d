import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '../../platform/log-failure.js';
import type { Shown } from './shown.js';

/**
 * Renders the next location. Another page that opens at its top fades in if the browser supports it and motion is
 * allowed, unless it had to be waited for: the transition's snapshot of the previous page would delay it once
 * more. Going back is shown at once, as browsers have their own animation for it.
 * @param render renders the latest state: a transition begins a frame later, when there may be a newer one
 */
export function showNext(next: Shown, before: Shown, render: () => void): void {
  const isAnother = next.location.pathname !== before.location.pathname && next.scroll === 'top';
  if (!isAnother) {
    startTransition(render);
    return;
  }
  if (before.isLoading || !('startViewTransition' in document) || !isMotionWelcome()) {
    draw(render);
    return;
  }
  const { ready } = document.startViewTransition(() => draw(render));
  // A transition is skipped if the window is hidden or another one follows; the page is shown all the same.
  ready.catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) logFailure(reason);
  });
}

function draw(render: () => void): void {
  // Removing the focused element would make the browser style and lay out the previous page once more.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  flushSync(render);
}

const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
