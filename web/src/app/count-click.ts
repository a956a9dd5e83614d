import { CLICK_PATH } from '@gewerk/contracts';
import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/**
 * Tells the server that a listing's link is followed: `data-click` at the link names which, `data-business` at it or
 * around it the listing. Nothing of the visitor is told, and nothing waits for it.
 */
export function countClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-click]') : null;
  if (!link || (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON)) return;
  const listing = link.closest<HTMLElement>('[data-business]');
  const body = JSON.stringify({ business: listing?.dataset['business'], kind: link.dataset['click'] });
  navigator.sendBeacon(CLICK_PATH, new Blob([body], { type: 'application/json' }));
}
