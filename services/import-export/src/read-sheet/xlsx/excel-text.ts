const ESCAPE = /_x([0-9a-f]{4})_/gi;

/**
 * Decodes the escapes, such as `_x000D_`, that Excel writes for characters that XML cannot contain; an
 * underscore before such a text is itself escaped.
 */
export function decodeExcelText(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
}

const DAY_MS = 86_400_000;
/**
 * Day 0 of Excel's calendar, which has a 29 February 1900 that never existed (so dates are correct from March
 * 1900).
 */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const MAX_SERIAL = 2_958_465;

/**
 * A serial date as ISO text: a date, a date with time, or, below one day, a time such as '09:30'. Null outside the
 * years 1900 to 9999.
 */
export function serialToIso(serial: number, date1904: boolean): string | null {
  if (!(serial >= 0 && serial <= MAX_SERIAL)) return null;
  const epoch = date1904 ? EPOCH_1904 : EPOCH_1900;
  const iso = new Date(epoch + Math.round((serial * DAY_MS) / 1000) * 1000).toISOString();
  if (serial < 1) return iso.slice(11, 16);
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19);
}

const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Excel's own limit for the characters of a number format. */
const MAX_FORMAT = 255;

/** Whether a number format shows dates or times; `code` is the sheet's own format, if it has one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN_DATES.some(([first, last]) => id >= first && id <= last);
  // Limited, since any number of styles can use the same long format.
  if (code.length > MAX_FORMAT) return false;
  const bare = code
    .replace(/"[^"]*"|\\./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general|e[+-]/gi, '');
  return /[ymdhs]/i.test(bare);
}
