import { monthSchema } from '../bus/statistics/days.js';
import { daysOfMonth, lastMonths } from './months.js';

const now = new Date('2026-03-02T10:00:00Z');

it('lists the elapsed days of the current month, and all days of a past month', () => {
  expect(daysOfMonth('2026-03', now)).toEqual(['2026-03-01', '2026-03-02']);
  expect(daysOfMonth('2024-02', now)).toHaveLength(29);
  expect(daysOfMonth('2026-04', now)).toEqual([]);
});

it('lists the previous months, across the turn of a year', () => {
  expect(lastMonths(4, now)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
});

it.each(['2026', '2026-13', '2026-1', '2026-01-01', ''])('does not accept %j as a month', (text) => {
  expect(monthSchema.safeParse(text).error?.issues[0]?.message).toBe('must be a month such as 2026-11');
});
