import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.js';

type Hours = Pick<BusinessCard, 'isOpen' | 'openChangesAt'>;

/** The longest time a browser's timer takes. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether a business is open at an instant, given what was told of it earlier: its state and when that changes next. */
export function isOpenAt({ isOpen, openChangesAt }: Hours, now: number): boolean | null {
  const hasChanged = openChangesAt !== null && Date.parse(openChangesAt) <= now;
  return isOpen !== null && hasChanged ? !isOpen : isOpen;
}

/**
 * The instant by which to judge, in milliseconds: at first the server's, so that both say the same, then moved on
 * whenever one of these businesses opens or closes, so that a page left open stays true.
 */
export function useOpenNow(businesses: readonly Hours[]): number {
  const { renderedAt } = useApp();
  const [now, setNow] = useState(renderedAt);
  let next = Infinity;
  for (const { openChangesAt } of businesses) {
    const change = openChangesAt === null ? NaN : Date.parse(openChangesAt);
    if (change > now && change < next) next = change;
  }
  useEffect(() => {
    if (next === Infinity) return undefined;
    const wait = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Math.max(next, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
