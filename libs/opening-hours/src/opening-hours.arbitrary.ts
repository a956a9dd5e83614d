import fc from 'fast-check';

import { LATEST_END, MINUTES_PER_DAY, weekdays, type OpeningHours, type TimeSpan } from './opening-hours.js';

/**
 * Any week in the normal form that a text can express: spans do not touch, and none ends at 23:59, which is
 * read as midnight.
 */
export function arbitraryOpeningHours(): fc.Arbitrary<OpeningHours> {
  const days = Object.fromEntries(weekdays.map((day) => [day, arbitraryDay()]));
  const rules = { ...days, publicHolidays: fc.option(arbitraryDay()) };
  return fc
    .oneof(fc.record(rules), fc.record({ ...rules, schoolHolidays: arbitraryDay() }))
    .map((hours) => hours as unknown as OpeningHours)
    .filter((hours) => weekdays.some((day) => hours[day].length > 0));
}

function arbitraryDay(): fc.Arbitrary<TimeSpan[]> {
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: LATEST_END }), { minLength: 0, maxLength: 8 })
    .map((cuts) => pairs(cuts.sort((a, b) => a - b)));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<TimeSpan[]>([[0, MINUTES_PER_DAY]]) },
    { weight: 1, arbitrary: fc.constant<TimeSpan[]>([]) },
    { weight: 4, arbitrary: spans },
  );
}

function pairs(cuts: readonly number[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (let at = 0; at + 1 < cuts.length; at += 2) {
    const start = cuts[at] ?? 0;
    const end = cuts[at + 1] ?? 0;
    const isSayable = start < MINUTES_PER_DAY && end !== MINUTES_PER_DAY - 1;
    if (isSayable) spans.push([start, end]);
  }
  return spans;
}
