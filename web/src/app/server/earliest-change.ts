import type { QueryClient } from '@tanstack/react-query';
import { endOfLocalDay } from '../../ui/hours/local-time.js';

/**
 * The first time, in milliseconds, at which any business's opening text changes: when it opens or closes, or at
 * the end of a day, when 'tomorrow' becomes 'today'. Null if there is none.
 */
export function earliestChange(queries: QueryClient, now: number): number | null {
  let earliest = Infinity;
  for (const { state } of queries.getQueryCache().getAll()) {
    for (const item of itemsOf(state.data)) earliest = Math.min(earliest, changeOf(item, now));
  }
  return earliest === Infinity ? null : earliest;
}

function itemsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null) return [];
  return 'businesses' in data && Array.isArray(data.businesses) ? data.businesses : [data];
}

function changeOf(item: unknown, now: number): number {
  if (typeof item !== 'object' || item === null || !('openChangesAt' in item)) return Infinity;
  const instant = typeof item.openChangesAt === 'string' ? Date.parse(item.openChangesAt) : NaN;
  if (Number.isNaN(instant)) return Infinity;
  const isClosed = 'isOpen' in item && item.isOpen === false;
  return isClosed ? Math.min(instant, endOfLocalDay(now, null)) : instant;
}
