import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useState } from 'react';
import { useApp } from '../platform/app-context.js';

type Hours = Pick<BusinessCard, 'isOpen' | 'openChangesAt'>;

/** The longest time a browser's timer takes. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether a business is open at an instant, by its earlier state and the time of the next change. */
export function isOpenAt({ isOpen, openChangesAt }: Hours, now: number): boolean | null {
  const hasChanged = openChangesAt !== null && Date.parse(openChangesAt) <= now;
  return isOpen !== null && hasChanged ? !isOpen : isOpen;
}

/** The instant to judge by, in milliseconds: first the server's, then moved on whenever a business opens or closes. */
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
