type Months = readonly string[];

const englishMonths: Months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const turkishMonths: Months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];

function written(date: string, months: Months): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * A day given as `2026-11-21` in English words: 21 November 2026. Like numbers (number-format.ts), dates are
 * formatted here instead of by Intl.
 */
export const englishDate = (date: string): string => written(date, englishMonths);

/** A day given as `2026-11-21` in Turkish words: 21 Kasım 2026. */
export const turkishDate = (date: string): string => written(date, turkishMonths);
