import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '../../platform/log-failure.js';
import type { Shown } from './shown.js';

/** Renders the latest state; a transition renders one frame later, when there may be a newer state. */
export type Render = (isWhole: boolean) => void;

/**
 * Renders the next location. A different page that opens at its top is drawn in two steps
 * (platform/rest-of-page.tsx). It fades in if the browser supports this and motion is allowed, unless the visitor
 * had to wait for the page: the transition first takes a snapshot of the previous page, which would delay it
 * further. When going back, the page is shown at once, since browsers have their own animation for that.
 */
export function showNext(next: Shown, before: Shown, render: Render): void {
  const isAnother = next.location.pathname !== before.location.pathname && next.scroll === 'top';
  if (!isAnother) {
    startTransition(() => render(true));
    return;
  }
  // The fragment's element may be in the rest of the page, which is drawn in the second step.
  const draw = (): void => drawNow(render, next.location.hash !== '');
  if (before.isLoading || !('startViewTransition' in document) || !isMotionWelcome()) {
    draw();
    return;
  }
  const { ready } = document.startViewTransition(draw);
  // A transition is skipped if the window is hidden or another transition follows; the page is shown anyway.
  ready.catch((reason: unknown) => {
    if (!(reason instanceof DOMException)) logFailure(reason);
  });
}

function drawNow(render: Render, isWhole: boolean): void {
  // Removing the focused element would make the browser style and lay out the previous page again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  flushSync(() => render(isWhole));
  if (isWhole) return;
  // The second callback runs once the first frame is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => render(true))));
}

const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
