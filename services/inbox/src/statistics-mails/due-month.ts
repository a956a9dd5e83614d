import { lastMonths } from '@gewerk/contracts';
import { STATISTICS_MAIL } from '@gewerk/contracts/limits';

const HOUR_MS = 3_600_000;
const germanMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
});

/**
 * The last month with complete statistics. A month is complete at hour `STATISTICS_MAIL.hour` (Germany) of the
 * next month's first day, when the month has ended in UTC too and its last counts are stored.
 */
export function dueMonth(now: Date): string {
  const parts = germanMonth.formatToParts(new Date(now.getTime() - STATISTICS_MAIL.hour * HOUR_MS));
  const [year, month] = (['year', 'month'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const [, before = ''] = lastMonths(2, new Date(Date.UTC(year ?? 0, (month ?? 1) - 1)));
  return before;
}
