import { dueMonth } from './due-month.js';

it.each([
  ['2026-11-22T12:00:00Z', '2026-10'],
  // Six in the morning on the first day of a month in Germany, in winter and in summer.
  ['2026-12-01T04:59:59Z', '2026-10'],
  ['2026-12-01T05:00:00Z', '2026-11'],
  ['2026-07-01T03:59:59Z', '2026-05'],
  ['2026-07-01T04:00:00Z', '2026-06'],
  ['2027-01-01T05:00:00Z', '2026-12'],
  // The clocks change during these nights.
  ['2026-03-31T23:30:00Z', '2026-02'],
  ['2027-10-31T23:30:00Z', '2027-09'],
])('at %s the figures of %s are due', (now, month) => {
  expect(dueMonth(new Date(now))).toBe(month);
});
