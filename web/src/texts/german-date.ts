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
 * A day given as `2026-11-21` in German words: 21. November 2026. Written out instead of left to Intl, like
 * numbers (number-format.ts).
 */
export function germanDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)}. ${months[Number(month) - 1] ?? ''} ${year}`;
}
