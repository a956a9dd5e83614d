import { formatHolidays, formatWeek } from './format-week.js';
import { parseOpeningHours } from './parse-opening-hours.js';

/**
 * The parsed week as 'Mo … | Tu …' with the open days only, so that a table shows a form and its reading side
 * by side.
 */
function read(raw: Parameters<typeof parseOpeningHours>[0]): string {
  const result = parseOpeningHours(raw);
  if ('fault' in result) return `${result.fault.code}: ${result.fault.detail}`;
  const days = Object.entries(formatWeek(result.hours)).filter(([, text]) => text !== 'Closed');
  const holidays = formatHolidays(result.hours);
  return [
    ...days.map(([day, text]) => `${day.slice(0, 2)} ${text}`),
    ...(holidays ? [`PH ${holidays}`] : []),
  ].join(' | ');
}

describe('opening hours of Outscraper sheets', () => {
  it.each([
    ['9AM-5PM', 'Mo 09:00-17:00'],
    ['9AM–5PM', 'Mo 09:00-17:00'],
    ['9\u202fAM\u2009–\u20095\u202fPM', 'Mo 09:00-17:00'],
    ['3-8PM', 'Mo 15:00-20:00'],
    ['5–9:30PM', 'Mo 17:00-21:30'],
    ['11AM–3PM,5–9:30PM', 'Mo 11:00-15:00, 17:00-21:30'],
    ['11-2PM', 'Mo 11:00-14:00'],
    ['9AM-5', 'Mo 09:00-17:00'],
    ['12-5PM', 'Mo 12:00-17:00'],
    ['6PM-12AM', 'Mo 18:00-24:00'],
    ['6-12AM', 'Mo 18:00-24:00'],
    ['5PM-2AM', 'Mo 17:00-02:00'],
    ['12AM-12AM', 'Mo Open 24 hours'],
    ['Open 24 hours', 'Mo Open 24 hours'],
    ['Closed', ''],
  ])('PUB-HOURS-01 reads the day value %j', (value, expected) => {
    expect(read({ Monday: value })).toBe(expected);
    expect(read({ Monday: [value] })).toBe(expected);
    expect(read(JSON.stringify({ Monday: value, Tuesday: 'Closed' }))).toBe(expected);
  });

  it('PUB-HOURS-01 PUB-ENTITY-09 reads a record as JSON text and with the quotes of Python', () => {
    const expected = 'Mo 09:00-17:00 | Tu 11:00-15:00, 17:00-21:30 | We Open 24 hours';
    expect(
      read(
        '{"Monday":"9AM-5PM","Tuesday":["11AM–3PM","5–9:30PM"],"Wednesday":"Open 24 hours","Thursday":null}',
      ),
    ).toBe(expected);
    expect(
      read(
        "{'Monday': '9AM-5PM', 'Tuesday': ['11AM–3PM', '5–9:30PM'], 'Wednesday': 'Open 24 hours', 'Thursday': None}",
      ),
    ).toBe(expected);
  });

  it.each([
    ['Monday: 5–9:30PM | Tuesday: Closed', 'Mo 17:00-21:30'],
    [
      'Montag: 09:00–18:00 | Dienstag: Geschlossen | Mittwoch: 24 Stunden geöffnet',
      'Mo 09:00-18:00 | We Open 24 hours',
    ],
    [
      'Pazartesi: 09:00–18:00 | Salı: Kapalı | Çarşamba: 24 saat açık | Perşembe: 09:00–13:00 | Cuma: Kapalı | Cumartesi: 10:00–14:00 | Pazar: Kapalı',
      'Mo 09:00-18:00 | We Open 24 hours | Th 09:00-13:00 | Sa 10:00-14:00',
    ],
    ['PAZARTESİ: 09:00–18:00 | SALI: KAPALI', 'Mo 09:00-18:00'],
  ])('PUB-HOURS-01 reads the old format %j', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });
});

describe('opening hours of other sheets', () => {
  it.each([
    ['7 AM to 4:30 PM', 'Mo 07:00-16:30'],
    ['5 to 10 PM', 'Mo 17:00-22:00'],
    ['8:15 AM to 12 PM, 12:30 to 4 PM', 'Mo 08:15-12:00, 12:30-16:00'],
  ])('PUB-HOURS-01 reads the Apify list of days with %j', (hours, expected) => {
    const list = [
      { day: 'Monday', hours },
      { day: 'Tuesday', hours: 'Closed' },
    ];
    expect(read(list)).toBe(expected);
    expect(read(JSON.stringify(list))).toBe(expected);
  });

  it('PUB-HOURS-01 reads the columns of a Google Business Profile: x or empty is closed, 00:00-00:00 is open 24 hours', () => {
    expect(
      read({
        'Sunday hours': 'x',
        'Monday hours': '09:00-12:00, 13:00-18:00',
        'Tuesday hours': '',
        'Wednesday hours': '00:00-00:00',
      }),
    ).toBe('Mo 09:00-12:00, 13:00-18:00 | We Open 24 hours');
  });

  it('PUB-HOURS-01 reads the GeoDirectory list and ignores its time zone', () => {
    expect(
      read('["Mo 09:00-17:00","Tu 09:00-12:00,13:00-17:00"],["UTC":"+1","Timezone":"Europe/Berlin"]'),
    ).toBe('Mo 09:00-17:00 | Tu 09:00-12:00, 13:00-17:00');
  });

  it('PUB-HOURS-02 reads English lines and lists of lines', () => {
    expect(read('Monday - Friday: 9am to 5pm; Saturday: 10 a.m. - noon; Sunday closed')).toBe(
      'Mo 09:00-17:00 | Tu 09:00-17:00 | We 09:00-17:00 | Th 09:00-17:00 | Fr 09:00-17:00 | Sa 10:00-12:00',
    );
    expect(read(['Monday: 9:00 AM – 5:00 PM', 'Tuesday: Closed'])).toBe('Mo 09:00-17:00');
    expect(read({ monday: '9am-5pm', publicHolidays: 'Closed' })).toBe('Mo 09:00-17:00 | PH Closed');
    expect(read('Open 24 hours, public holidays closed')).toContain('Su Open 24 hours | PH Closed');
  });
});
