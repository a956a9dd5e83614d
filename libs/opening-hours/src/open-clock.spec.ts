import Holidays from 'date-holidays';
import fc from 'fast-check';
import { DateTime } from 'luxon';

import { arbitraryOpeningHours } from './opening-hours.arbitrary.js';
import { openState, type OpenState } from './open-clock.js';
import { closedWeek, MINUTES_PER_DAY, weekdays, type OpeningHours } from './opening-hours.js';

const bayern = { timeZone: 'Europe/Berlin', countryCode: 'DE', stateCode: 'DE-BY' };
const finalCut: OpeningHours = {
  ...closedWeek(),
  ...Object.fromEntries(['tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [[480, 1140]]])),
  saturday: [[420, 780]],
  publicHolidays: [],
};

const at = (iso: string, zone = 'Europe/Berlin'): Date => DateTime.fromISO(iso, { zone }).toJSDate();

describe('openState', () => {
  it('PUB-HOURS-06 follows the wall clock of the business, in summer and winter', () => {
    for (const day of ['2026-07-14', '2026-11-24']) {
      expect(openState(finalCut, { ...bayern, at: at(`${day}T07:59:59`) })).toEqual({
        isOpen: false,
        changesAt: at(`${day}T08:00`),
        opensAt: at(`${day}T08:00`),
      });
      expect(openState(finalCut, { ...bayern, at: at(`${day}T08:00`) })).toEqual({
        isOpen: true,
        changesAt: at(`${day}T19:00`),
        opensAt: null,
      });
    }
    const noon = new Date('2026-11-24T12:00:00Z');
    expect(openState(finalCut, { ...bayern, at: noon }).isOpen).toBe(true);
    expect(openState(finalCut, { ...bayern, timeZone: 'America/Los_Angeles', at: noon }).isOpen).toBe(false);
  });

  it('PUB-HOURS-06 counts a span past midnight to the day on which it began', () => {
    const hours: OpeningHours = { ...closedWeek(), saturday: [[1200, 1560]] };
    expect(openState(hours, { ...bayern, at: at('2026-11-22T01:30') })).toMatchObject({
      isOpen: true,
      changesAt: at('2026-11-22T02:00'),
    });
    expect(openState(hours, { ...bayern, at: at('2026-11-21T01:30') }).isOpen).toBe(false);
  });

  it('PUB-HOURS-07 respects the public holidays of the Bundesland', () => {
    const allSaints = at('2028-11-01T10:00');
    expect(openState({ ...finalCut }, { ...bayern, at: allSaints })).toMatchObject({
      isOpen: false,
      changesAt: at('2028-11-02T08:00'),
    });
    expect(openState(finalCut, { ...bayern, stateCode: 'DE-BE', at: allSaints }).isOpen).toBe(true);
    expect(openState({ ...finalCut, publicHolidays: null }, { ...bayern, at: allSaints }).isOpen).toBe(true);
    expect(
      openState({ ...finalCut, publicHolidays: [[540, 660]] }, { ...bayern, at: allSaints }),
    ).toMatchObject({
      isOpen: true,
      changesAt: at('2028-11-01T11:00'),
    });
    // 26 October is Austria's national day; a day that is only observed, such as Christmas Eve, is not a public
    // holiday.
    const krems = { timeZone: 'Europe/Vienna', countryCode: 'AT', stateCode: 'AT-3' };
    expect(openState(finalCut, { ...krems, at: at('2027-10-26T10:00') }).isOpen).toBe(false);
    expect(openState(finalCut, { ...bayern, at: at('2027-10-26T10:00') }).isOpen).toBe(true);
    expect(openState(finalCut, { ...krems, at: at('2026-12-24T10:00') }).isOpen).toBe(true);
  });

  it('finds no change if there is none within 14 days', () => {
    const always = Object.fromEntries(weekdays.map((day) => [day, [[0, MINUTES_PER_DAY]]]));
    expect(openState({ ...closedWeek(), ...always }, { ...bayern, at: at('2026-11-21T10:00') })).toEqual({
      isOpen: true,
      changesAt: null,
      opensAt: null,
    });
    expect(openState(closedWeek(), { ...bayern, at: at('2026-11-21T10:00') })).toEqual({
      isOpen: false,
      changesAt: null,
      opensAt: null,
    });
  });

  it('rejects an invalid time zone and an invalid date by name', () => {
    const query = { ...bayern, at: at('2026-11-21T10:00') };
    expect(() => openState(finalCut, { ...query, timeZone: 'Europe/Bindlach' })).toThrow(
      /timeZone 'Europe\/Bindlach'/,
    );
    expect(() => openState(finalCut, { ...query, at: new Date(NaN) })).toThrow(/at is not a valid date/);
  });

  it('finds no holidays in an unknown country, but the national ones in an unknown state', () => {
    const newYear = at('2027-01-01T10:00');
    expect(openState(finalCut, { ...bayern, countryCode: 'ZZ', stateCode: null, at: newYear }).isOpen).toBe(
      true,
    );
    expect(openState(finalCut, { ...bayern, stateCode: 'DE-??', at: newYear }).isOpen).toBe(false);
  });
});

const known = new Map<string, boolean>();

/** Checks every minute in turn against luxon's wall clock. */
class Oracle {
  private readonly holidays = new Holidays('DE', 'BY', { types: ['public'] });

  constructor(
    private readonly hours: OpeningHours,
    private readonly zone: string,
  ) {}

  stateAt(instant: Date, searchMinutes: number): OpenState {
    const isOpen = this.isOpen(instant);
    const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
    for (let step = 1; step <= searchMinutes; step += 1) {
      const later = new Date(minute + step * 60_000);
      if (this.isOpen(later) !== isOpen) return { isOpen, changesAt: later, opensAt: isOpen ? null : later };
    }
    return { isOpen, changesAt: null, opensAt: null };
  }

  private isOpen(instant: Date): boolean {
    const local = DateTime.fromJSDate(instant, { zone: this.zone });
    const minute = local.hour * 60 + local.minute;
    const covers = (day: DateTime, offset: number) =>
      this.spans(day).some(([start, end]) => start <= minute + offset && minute + offset < end);
    return covers(local, 0) || covers(local.minus({ days: 1 }), MINUTES_PER_DAY);
  }

  private spans(day: DateTime) {
    const date = day.toISODate() ?? '';
    const isHoliday = known.get(date) ?? this.holidays.isHoliday(`${date} 12:00:00`) !== false;
    known.set(date, isHoliday);
    if (isHoliday && this.hours.publicHolidays) return this.hours.publicHolidays;
    return this.hours[weekdays[day.weekday - 1]!];
  }
}

describe('openState compared with a minute-by-minute oracle', () => {
  const clockChanges = ['2026-03-29', '2026-10-25', '2027-03-28'].map((day) => at(`${day}T00:00`).getTime());
  const anyTime = fc.oneof(
    fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
    fc
      .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -1440, max: 1440 }))
      .map(([day, minutes]) => new Date(day + minutes * 60_000)),
    fc
      .integer({ min: 0, max: 3 * 1440 })
      .map((minutes) => new Date(at('2026-12-24T00:00').getTime() + minutes * 60_000)),
  );

  it('PUB-HOURS-06 PUB-HOURS-07 agrees on clock changes, holidays and spans past midnight', () => {
    const searched = MINUTES_PER_DAY;
    const zones = fc.constantFrom(
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(arbitraryOpeningHours(), anyTime, zones, (hours, instant, timeZone) => {
        const expected = new Oracle(hours, timeZone).stateAt(instant, searched);
        const actual = openState(hours, { ...bayern, timeZone, at: instant });
        expect(actual.isOpen).toBe(expected.isOpen);
        if (expected.changesAt) expect(actual).toEqual(expected);
        else
          expect(actual.changesAt?.getTime() ?? Infinity).toBeGreaterThan(
            instant.getTime() + (searched - 1) * 60_000,
          );
      }),
      { numRuns: 50 },
    );
  });

  it('PUB-HOURS-06 agrees throughout the night in which the clocks go back', () => {
    const hours: OpeningHours = { ...closedWeek(), saturday: [[1320, 1590]] };
    const oracle = new Oracle(hours, 'Europe/Berlin');
    for (let minute = 0; minute < 270; minute += 10) {
      const instant = new Date(at('2026-10-24T23:00').getTime() + minute * 60_000);
      expect(openState(hours, { ...bayern, at: instant })).toEqual(oracle.stateAt(instant, MINUTES_PER_DAY));
    }
  });
});
