import type { QueryClient } from '@tanstack/react-query';

/** The first instant, in milliseconds, at which any business in the queries opens or closes; null for none. */
export function earliestChange(queries: QueryClient): number | null {
  let earliest = Infinity;
  for (const { state } of queries.getQueryCache().getAll()) {
    for (const candidate of changesIn(state.data)) earliest = Math.min(earliest, candidate);
  }
  return earliest === Infinity ? null : earliest;
}

function changesIn(data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap(changeOf);
  if (typeof data !== 'object' || data === null) return [];
  if ('businesses' in data && Array.isArray(data.businesses)) return data.businesses.flatMap(changeOf);
  return changeOf(data);
}

function changeOf(item: unknown): number[] {
  if (typeof item !== 'object' || item === null || !('openChangesAt' in item)) return [];
  const instant = typeof item.openChangesAt === 'string' ? Date.parse(item.openChangesAt) : NaN;
  return Number.isNaN(instant) ? [] : [instant];
}
