import fc from 'fast-check';

import { openingHoursSchema } from '@gewerk/contracts';

import { arbitraryOpeningHours } from './opening-hours.arbitrary.js';
import { closedWeek } from './opening-hours.js';
import { formatHolidays, formatSchoolHolidays, formatWeek } from './format-week.js';
import { parseOpeningHours } from './parse-opening-hours.js';

describe('formatWeek', () => {
  it('PUB-ENTITY-08 writes a week keyed by English weekday names with times or Closed', () => {
    expect(
      formatWeek({
        ...closedWeek(),
        monday: [
          [480, 720],
          [780, 1020],
        ],
        tuesday: [[480, 1140]],
        wednesday: [[0, 1440]],
        thursday: [[1080, 1560]],
        friday: [[1080, 1440]],
        saturday: [[600, 2100]],
      }),
    ).toEqual({
      Monday: '08:00-12:00, 13:00-17:00',
      Tuesday: '08:00-19:00',
      Wednesday: 'Open 24 hours',
      Thursday: '18:00-02:00',
      Friday: '18:00-24:00',
      Saturday: '10:00-35:00',
      Sunday: 'Closed',
    });
  });

  it('distinguishes having no rule for public holidays from being closed on them', () => {
    expect(formatHolidays(closedWeek())).toBeNull();
    expect(formatHolidays({ ...closedWeek(), publicHolidays: [] })).toBe('Closed');
    expect(formatHolidays({ ...closedWeek(), publicHolidays: [[600, 720]] })).toBe('10:00-12:00');
  });

  it('distinguishes having no rule for school holidays from being closed in them', () => {
    expect(formatSchoolHolidays(closedWeek())).toBeNull();
    expect(formatSchoolHolidays({ ...closedWeek(), schoolHolidays: null })).toBeNull();
    expect(formatSchoolHolidays({ ...closedWeek(), schoolHolidays: [] })).toBe('Closed');
    expect(formatSchoolHolidays({ ...closedWeek(), schoolHolidays: [[600, 720]] })).toBe('10:00-12:00');
  });

  it('PUB-HOURS-01 writes output that is read back as the same week, as a record and as JSON text', () => {
    fc.assert(
      fc.property(arbitraryOpeningHours(), (hours) => {
        const record = {
          ...formatWeek(hours),
          PublicHolidays: formatHolidays(hours),
          SchoolHolidays: formatSchoolHolidays(hours),
        };
        expect(parseOpeningHours(record)).toEqual({ hours, assumptions: [] });
        expect(parseOpeningHours(JSON.stringify(record))).toEqual({ hours, assumptions: [] });
        expect(openingHoursSchema.parse(hours)).toEqual(hours);
      }),
      { numRuns: 500 },
    );
  });
});
