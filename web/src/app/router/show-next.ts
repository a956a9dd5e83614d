import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '../../platform/log-failure.js';
import type { Shown } from './shown.js';

/**
 * Renders what is shown next: another page that opens at its top comes in softly where the browser can and motion is welcome,
 * unless it had to be waited for: a picture of the previous page would hold it back once more. Going back is drawn at once, as
 * browsers have their own pictures for it.
 *
 * @param render takes the latest state over: a transition begins a frame later, when there may be a newer one
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
  // It is skipped where the window is hidden or another one follows: the page is shown all the same.
  ready.catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) logFailure(reason);
  });
}

function draw(render: () => void): void {
  // A browser that removes what has the focus styles and lays out the previous page once more.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  flushSync(render);
}

const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
