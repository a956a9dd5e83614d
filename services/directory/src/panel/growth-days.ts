import type { getPanelGrowth, OutputOf } from '@gewerk/contracts/bus';
import { GROWTH_DAYS } from '@gewerk/contracts/limits';
import { type DayCounts, growthStart, utcDay } from '../counts/index.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The last 30 days, each with the number of listings added on it and the number of today's listings that
 * existed at its end.
 */
export function growthDays(
  counts: readonly Pick<DayCounts, 'day' | 'count'>[],
  total: number,
  now: Date,
): OutputOf<typeof getPanelGrowth>['days'] {
  const addedOn = new Map(counts.map(({ day, count }) => [day, count]));
  const first = Date.parse(growthStart(now));
  const days = Array.from({ length: GROWTH_DAYS }, (_, index) => utcDay(new Date(first + index * DAY_MS)));
  let after = days.reduce((sum, day) => sum + (addedOn.get(day) ?? 0), 0);
  return days.map((day) => {
    const added = addedOn.get(day) ?? 0;
    after -= added;
    return { day, added, total: total - after };
  });
}
