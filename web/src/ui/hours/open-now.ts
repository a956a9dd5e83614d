import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.js';
import { endOfLocalDay } from './local-time.js';

type Hours = Pick<BusinessCard, 'isOpen' | 'openChangesAt'>;

/** Maximum delay that a browser's timer accepts. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Whether a business is open at an instant, from its earlier state and the time of the next change. */
export function isOpenAt({ isOpen, openChangesAt }: Hours, now: number): boolean | null {
  const hasChanged = openChangesAt !== null && Date.parse(openChangesAt) <= now;
  return isOpen !== null && hasChanged ? !isOpen : isOpen;
}

/**
 * When the opening text of a business becomes outdated, in milliseconds: when it opens or closes, or at midnight,
 * when 'tomorrow' becomes 'today'. Infinity for never.
 */
function nextChange({ isOpen, openChangesAt }: Hours, now: number): number {
  const change = openChangesAt === null ? NaN : Date.parse(openChangesAt);
  if (!(change > now)) return Infinity;
  return isOpen === false ? Math.min(change, endOfLocalDay(now, null)) : change;
}

/**
 * The instant, in milliseconds, for which businesses are shown as open or closed: first the server's time of
 * rendering, then updated whenever a business opens or closes.
 */
export function useOpenNow(businesses: readonly Hours[]): number {
  const { renderedAt } = useApp();
  const [now, setNow] = useState(renderedAt);
  const next = Math.min(...businesses.map((business) => nextChange(business, now)));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const wait = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => setNow(Math.max(next, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
