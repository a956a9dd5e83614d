import type { OpeningHours } from '@gewerk/contracts';
import { closedWeek, hasOverlap, isOverlapping, nextSpan, typedWeek, weekDraft } from './hours-draft.js';

const week: OpeningHours = {
  monday: [
    [480, 720],
    [780, 1080],
  ],
  tuesday: [[0, 1440]],
  wednesday: [[1200, 1560]],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
  publicHolidays: null,
};

describe('a week while it is typed', () => {
  it('is shown as times of day, also past midnight, and converted back without loss', () => {
    const draft = weekDraft(week);
    expect(draft).toMatchObject({
      monday: [
        { from: '08:00', to: '12:00' },
        { from: '13:00', to: '18:00' },
      ],
      tuesday: [{ from: '00:00', to: '00:00' }],
      wednesday: [{ from: '20:00', to: '02:00' }],
      publicHolidays: null,
    });
    expect(typedWeek(draft)).toEqual(week);
    expect(JSON.stringify(typedWeek(draft))).toBe(JSON.stringify(week));
  });

  it('keeps the rule for school holidays', () => {
    const closedThen = { ...week, schoolHolidays: [] };
    expect(typedWeek(weekDraft(closedThen))).toEqual(closedThen);
  });

  it('is read back as null if its hours are unknown', () => {
    expect(typedWeek(weekDraft(null))).toBeNull();
  });
});

describe('spans of a day', () => {
  const span = (from: string, to: string) => ({ from, to });

  it.each([
    ['side by side', [span('08:00', '12:00'), span('13:00', '18:00')], false],
    ['that touch', [span('08:00', '12:00'), span('12:00', '18:00')], false],
    ['within another', [span('08:00', '18:00'), span('13:00', '18:00')], true],
    ['in another order', [span('13:00', '18:00'), span('08:00', '13:30')], true],
    ['past midnight', [span('20:00', '02:00'), span('23:00', '23:30')], true],
    ['that are not typed yet', [span('08:00', '18:00'), span('', '')], false],
  ])('%s are checked for overlap', (_what, spans, expected) => {
    expect(isOverlapping(spans)).toBe(expected);
    expect(hasOverlap({ ...closedWeek, friday: spans })).toBe(expected);
  });

  it.each([
    ['monday', 'tuesday', span('01:00', '05:00'), true],
    ['sunday', 'monday', span('01:00', '05:00'), true],
    ['monday', 'tuesday', span('02:00', '05:00'), false],
    ['monday', 'wednesday', span('01:00', '05:00'), false],
    ['sunday', 'publicHolidays', span('01:00', '05:00'), false],
  ] as const)('past midnight of %s are checked for overlap with %s', (day, next, after, expected) => {
    expect(hasOverlap({ ...closedWeek, [day]: [span('20:00', '02:00')], [next]: [after] })).toBe(expected);
  });

  it.each([
    [[], span('08:00', '18:00')],
    [[span('08:00', '12:00')], span('13:00', '18:00')],
    [[span('08:00', '18:00')], span('19:00', '20:00')],
    [[span('08:00', '23:00')], span('', '')],
    [[span('20:00', '02:00')], span('', '')],
  ])('like %j are followed by the new span %j, without overlap', (spans, expected) => {
    expect(nextSpan(spans)).toEqual(expected);
    expect(isOverlapping([...spans, nextSpan(spans)])).toBe(false);
  });
});
