import type { QueryClient } from '@tanstack/react-query';
import { nextChange } from '../../ui/open-now.js';

/** The first instant after `now`, in milliseconds, at which what is said of any business's opening changes; null for none. */
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
  const { openChangesAt } = item;
  const isOpen = 'isOpen' in item && item.isOpen === false ? false : null;
  return typeof openChangesAt === 'string' ? nextChange({ isOpen, openChangesAt }, now) : Infinity;
}
