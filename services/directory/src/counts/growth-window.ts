import { DAY, GROWTH_DAYS } from '@gewerk/contracts/limits';
import type { RatedCount } from './counts.schema.js';

/** The UTC day of a point in time, `YYYY-MM-DD`. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The first day that counts for growth at `now`. */
export const growthStart = (now: Date): string => utcDay(new Date(now.getTime() - (GROWTH_DAYS - 1) * DAY));

/** When the count of a day is no longer needed, including two days of grace. */
export const growthExpiry = (day: string): Date => new Date(Date.parse(day) + (GROWTH_DAYS + 2) * DAY);

/** A rating in whole tenths, as the counts sum it. */
export const ratingTenths = (ratingValue: number | undefined): number | null =>
  ratingValue === undefined ? null : Math.round(ratingValue * 10);

/** The mean of counted ratings, as text with one decimal; null if there are none. */
export function averageRating({ ratingTenths: tenths, ratings }: Partial<RatedCount>): string | null {
  return tenths === undefined || !ratings ? null : (tenths / ratings / 10).toFixed(1);
}
