import { visitorRoutes } from '@gewerk/contracts/http';
import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** Counts a click on a listing's link in the background; sends nothing about the visitor. */
export function countClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-click]') : null;
  if (!link || (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON)) return;
  const listing = link.closest<HTMLElement>('[data-business]');
  const body = JSON.stringify({ business: listing?.dataset['business'], kind: link.dataset['click'] });
  navigator.sendBeacon(visitorRoutes.click.path, new Blob([body], { type: 'application/json' }));
}
