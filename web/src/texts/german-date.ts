const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/**
 * A day given as `2026-11-21` in German words: 21. November 2026. Like numbers (number-format.ts), dates are
 * formatted here instead of by Intl.
 */
export function germanDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)}. ${months[Number(month) - 1] ?? ''} ${year}`;
}
