import { lastMonths, USAGE_MAIL } from '@gewerk/contracts';

const HOUR_MS = 3_600_000;
const germanMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
});

/**
 * The last month whose figures are due. A month's are from the hour `USAGE_MAIL.hour` of the next one's first day in
 * Germany on: by then it is over in UTC too, in which it is counted, and its last counts are in.
 */
export function dueMonth(now: Date): string {
  const parts = germanMonth.formatToParts(new Date(now.getTime() - USAGE_MAIL.hour * HOUR_MS));
  const [year, month] = (['year', 'month'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const [, before = ''] = lastMonths(2, new Date(Date.UTC(year ?? 0, (month ?? 1) - 1)));
  return before;
}
