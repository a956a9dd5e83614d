import { closedWeek, LocalDays, OpenClock, type OpeningHours, type TimeSpan } from '@gewerk/opening-hours';
import fc from 'fast-check';
import { hoursRegion, parseHoursRegion } from './hours-region.js';
import { openWords, wordsCovering } from './open-times.js';

const closed = closedWeek();

const span: fc.Arbitrary<TimeSpan> = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([start, length]) => [start, start + length]);
const day = fc.array(span, { maxLength: 3 });
const week: fc.Arbitrary<OpeningHours> = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  publicHolidays: fc.option(day),
});
const place = fc.constantFrom(
  { timeZone: 'Europe/Berlin', country_code: 'DE', stateCode: 'DE-BY' },
  { timeZone: 'Europe/Vienna', country_code: 'AT', stateCode: null },
  { timeZone: 'America/New_York', country_code: 'US', stateCode: 'US-NY' },
);
/** Around Christmas, at the beginning and end of daylight saving time, and at random times of the year. */
const instant = fc
  .tuple(
    fc.constantFrom('2026-12-24', '2026-10-24', '2026-03-28', '2026-06-01'),
    fc.integer({ min: 0, max: 4 * 1440 * 60 }),
  )
  .map(([from, seconds]) => new Date(Date.parse(`${from}T12:00:00Z`) + seconds * 1_000));

const localDays = new LocalDays();
const clock = new OpenClock();

/** Whether the index would find a business among those open at a given time. */
function isFoundOpen(
  hours: OpeningHours,
  at: Date,
  where: { timeZone: string; country_code: string; stateCode: string | null },
) {
  const region = hoursRegion({ hours, ...where });
  const { minute, today, yesterday } = localDays.at(parseHoursRegion(region ?? ''), at);
  const words = new Set(openWords(hours));
  const kind = (one: typeof today) => (one.isHoliday ? 'holiday' : one.weekday);
  return wordsCovering(minute, kind(today), kind(yesterday)).some((word) => words.has(word));
}

it('finds exactly the businesses that are open, by their own clock and holidays', () => {
  fc.assert(
    fc.property(week, instant, place, (hours, at, where) => {
      const { timeZone, country_code: countryCode, stateCode } = where;
      const { isOpen } = clock.stateOf(hours, { timeZone, countryCode, stateCode, at });
      expect(isFoundOpen(hours, at, where)).toBe(isOpen);
    }),
    { numRuns: 2_000 },
  );
});

it('needs few words for usual hours', () => {
  const weekday: TimeSpan[] = [[480, 1_020]];
  const hours = {
    ...closed,
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [[540, 720]] as TimeSpan[],
  };
  expect(openWords(hours).length).toBeLessThanOrEqual(8);
  expect(openWords(closed)).toEqual([]);
});
