import { listingActions, monthOf } from '@gewerk/contracts';
import type { ListingCounts, PayloadOf, statisticsCounted } from '@gewerk/contracts/bus';

type Batch = PayloadOf<typeof statisticsCounted>;

export interface ListingSum {
  businessId: string;
  /** A day or a month, as requested. */
  period: string;
  counts: ListingCounts;
}

const NOTHING: ListingCounts = { views: 0, phone: 0, website: 0, route: 0 };

/**
 * The views and clicks of known listings in the batches, by listing and period, always in the same order, so
 * that two transactions cannot deadlock.
 */
export function sumsByListing(
  batches: readonly Batch[],
  known: ReadonlySet<string>,
  periodOf: (day: string) => string,
): ListingSum[] {
  const sums = new Map<string, ListingSum>();
  for (const { day, listings } of batches) {
    const period = periodOf(day);
    for (const { id, ...counts } of listings) {
      if (!known.has(id)) continue;
      const key = `${id}:${period}`;
      const before = sums.get(key)?.counts ?? NOTHING;
      sums.set(key, { businessId: id, period, counts: added(before, counts) });
    }
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** Sums over all listings, by period. */
export function sumsByPeriod(sums: readonly ListingSum[]): Omit<ListingSum, 'businessId'>[] {
  const periods = new Map<string, ListingCounts>();
  for (const { period, counts } of sums) periods.set(period, added(periods.get(period) ?? NOTHING, counts));
  return [...periods].sort().map(([period, counts]) => ({ period, counts }));
}

export const monthOfDay = (day: string): string => monthOf(new Date(day));

function added(one: ListingCounts, other: ListingCounts): ListingCounts {
  const sum = { ...one };
  for (const use of listingActions) sum[use] += other[use];
  return sum;
}
