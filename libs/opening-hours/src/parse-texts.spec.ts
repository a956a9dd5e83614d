import { formatHolidays, formatSchoolHolidays, formatWeek } from './format-week.js';
import { parseOpeningHours } from './parse-opening-hours.js';

/** The parsed week, with consecutive days of equal hours combined: 'Monday-Friday 08:00-18:00'. */
function read(raw: string): string {
  const result = parseOpeningHours(raw);
  if ('fault' in result) return `${result.fault.code}: ${result.fault.detail}`;
  const parts: { from: string; to: string; text: string }[] = [];
  for (const [day, text] of Object.entries(formatWeek(result.hours))) {
    const last = parts.at(-1);
    if (last?.text === text) last.to = day;
    else parts.push({ from: day, to: day, text });
  }
  const week = parts
    .filter(({ text }) => text !== 'Closed')
    .map(({ from, to, text }) => `${from === to ? from : `${from}-${to}`} ${text}`);
  const holidays = formatHolidays(result.hours);
  const school = formatSchoolHolidays(result.hours);
  return [
    ...week,
    ...(holidays ? [`holidays ${holidays}`] : []),
    ...(school ? [`school holidays ${school}`] : []),
  ].join('; ');
}

function assumptionsOf(raw: string): readonly string[] {
  const result = parseOpeningHours(raw);
  return 'hours' in result ? result.assumptions : [result.fault.code];
}

describe('opening hours in German', () => {
  it.each([
    ['09:00-18:00', 'Monday-Sunday 09:00-18:00'],
    ['9 bis 18 Uhr', 'Monday-Sunday 09:00-18:00'],
    ['08.00 - 12.30 Uhr und 14.00 - 18.00 Uhr', 'Monday-Sunday 08:00-12:30, 14:00-18:00'],
    ['Mo–Fr 8–18 Uhr, Sa 9–13 Uhr, So geschlossen', 'Monday-Friday 08:00-18:00; Saturday 09:00-13:00'],
    ['Mo. - Fr.: 8:00 - 18:00 Uhr\nSa.: 9:00 - 13:00 Uhr', 'Monday-Friday 08:00-18:00; Saturday 09:00-13:00'],
    ['Montag bis Freitag von 8 bis 17 Uhr', 'Monday-Friday 08:00-17:00'],
    [
      'Mo, Mi, Fr 8-12; Di, Do 8-12 und 14-18 Uhr',
      'Monday 08:00-12:00; Tuesday 08:00-12:00, 14:00-18:00; Wednesday 08:00-12:00; Thursday 08:00-12:00, 14:00-18:00; Friday 08:00-12:00',
    ],
    ['täglich 9 bis 18 Uhr, Feiertage geschlossen', 'Monday-Sunday 09:00-18:00; holidays Closed'],
    [
      'Mo-Sa 9-18 Uhr, Sonn- und Feiertage 10-12 Uhr',
      'Monday-Saturday 09:00-18:00; Sunday 10:00-12:00; holidays 10:00-12:00',
    ],
    [
      'Mo-Fr 8-18 Uhr, Mi 8-12 Uhr',
      'Monday-Tuesday 08:00-18:00; Wednesday 08:00-12:00; Thursday-Friday 08:00-18:00',
    ],
    ['Mo-Fr 8-12 Uhr, Mo-Do 13-17 Uhr', 'Monday-Thursday 08:00-12:00, 13:00-17:00; Friday 08:00-12:00'],
    ['Mo-Fr 8-17 Uhr, in den Schulferien geschlossen', 'Monday-Friday 08:00-17:00; school holidays Closed'],
    ['Mo-Fr 8-17 Uhr\nSchulferien: 9-12 Uhr', 'Monday-Friday 08:00-17:00; school holidays 09:00-12:00'],
    ['Fr-Sa 20-2 Uhr', 'Friday-Saturday 20:00-02:00'],
    ['rund um die Uhr', 'Monday-Sunday Open 24 hours'],
    ['0-24 h', 'Monday-Sunday Open 24 hours'],
    ['Mo-So 0:00-23:59 Uhr', 'Monday-Sunday Open 24 hours'],
    ['Geschlossen', ''],
  ])('PUB-HOURS-03 reads %j', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });

  it('PUB-HOURS-03 keeps regular hours and reports that it left out those by appointment', () => {
    expect(read('Mo-Fr 8-18 Uhr und nach Vereinbarung')).toBe('Monday-Friday 08:00-18:00');
    expect(assumptionsOf('Mo-Fr 8-18 Uhr und nach Vereinbarung')).toEqual(['comment-left-out']);
    expect(read('Mo-Fr 8-18 Uhr, Sa nach Vereinbarung')).toBe('Monday-Friday 08:00-18:00');
    expect(assumptionsOf('Mo-Fr 8-18 Uhr, Sa nach Vereinbarung')).toEqual(['appointment-days-closed']);
  });
});

describe('opening hours of OpenStreetMap', () => {
  it.each([
    ['Mo-Fr 09:00-18:00; Sa 10:00-14:00', 'Monday-Friday 09:00-18:00; Saturday 10:00-14:00'],
    ['24/7', 'Monday-Sunday Open 24 hours'],
    ['24/7; PH off', 'Monday-Sunday Open 24 hours; holidays Closed'],
    ['Mo-Fr 08:00-12:00,13:00-17:00; PH off', 'Monday-Friday 08:00-12:00, 13:00-17:00; holidays Closed'],
    ['PH off; Mo-Fr 08:00-17:00', 'Monday-Friday 08:00-17:00; holidays Closed'],
    [
      'Tu-Fr 08:00-19:00; Sa 07:00-13:00; PH off',
      'Tuesday-Friday 08:00-19:00; Saturday 07:00-13:00; holidays Closed',
    ],
    [
      'Mo-Su 11:30-14:00,16:30-24:00; Tu off',
      'Monday 11:30-14:00, 16:30-24:00; Wednesday-Sunday 11:30-14:00, 16:30-24:00',
    ],
    ['Mo, Fr 09:00-12:00; Th 15:00-18:00', 'Monday 09:00-12:00; Thursday 15:00-18:00; Friday 09:00-12:00'],
    ['Sa,Su,PH 16:00-21:00', 'Saturday-Sunday 16:00-21:00; holidays 16:00-21:00'],
    ['Fr-Mo 18:00-02:00', 'Monday 18:00-02:00; Friday-Sunday 18:00-02:00'],
    ['Sa 18:00-26:00', 'Saturday 18:00-02:00'],
    ['Mo-Su off', ''],
    [
      'Mo-Fr 09:30-22:00; Sa 09:30-13:30; SH off',
      'Monday-Friday 09:30-22:00; Saturday 09:30-13:30; school holidays Closed',
    ],
    ['Mo-Fr 08:00-17:00; PH,SH off', 'Monday-Friday 08:00-17:00; holidays Closed; school holidays Closed'],
    [
      'SH 10:00-12:00; Mo-Fr 08:00-17:00; PH off',
      'Monday-Friday 08:00-17:00; holidays Closed; school holidays 10:00-12:00',
    ],
    ['Mo-Fr,SH 08:00-17:00', 'Monday-Friday 08:00-17:00; school holidays 08:00-17:00'],
    ['Jan-Dec Mo-Fr 09:00-17:00; SH off', 'Monday-Friday 09:00-17:00; school holidays Closed'],
    ['Jan-Dec Mo-Fr 09:00-17:00; PH off', 'Monday-Friday 09:00-17:00; holidays Closed'],
    ['week 1-53 Fr-Su 20:00-04:00', 'Friday-Sunday 20:00-04:00'],
    ['Jan-Dec 00:00-24:00', 'Monday-Sunday Open 24 hours'],
  ])('PUB-HOURS-04 reads %j', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });

  it('PUB-HOURS-04 assumes eight hours for an open end, at most until midnight but at least four, and reports that', () => {
    expect(read('Tu-Fr 10:00+; Sa 17:00+; Su 22:00+')).toBe(
      'Tuesday-Friday 10:00-18:00; Saturday 17:00-24:00; Sunday 22:00-02:00',
    );
    expect(assumptionsOf('Sa 17:00+')).toEqual(['open-end']);
    expect(read('Mo-Fr ab 17 Uhr')).toBe('Monday-Friday 17:00-24:00');
  });

  it('PUB-HOURS-04 leaves out a remark and reports that', () => {
    const raw = 'Tu-Fr 17:30-22:00; Mo off; "Hotel durchgehend geöffnet"';
    expect(read(raw)).toBe('Tuesday-Friday 17:30-22:00');
    expect(assumptionsOf(raw)).toEqual(['comment-left-out']);
  });
});
