const SPACES = /[\s\u00a0\u202f']/g;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i;
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const COUNT = /^\d{1,15}(?:[.,]0+)?$/;

/** A number in German or English notation: '4,5', '4.5', '1.234,5', '1,234.5'. Null for anything else. */
export function parseDecimal(text: string): number | null {
  const compact = text.replace(SPACES, '');
  const comma = compact.lastIndexOf(',');
  const point = compact.lastIndexOf('.');
  let plain = compact;
  if (comma > point) plain = compact.replaceAll('.', '').replace(',', '.');
  else if (comma >= 0) plain = compact.replaceAll(',', '');
  return PLAIN.test(plain) ? Number(plain) : null;
}

/** A whole number of at least 0, perhaps with grouped thousands: '1.234', '1,234', '1 234'. Null for anything else. */
export function parseCount(text: string): number | null {
  const compact = text.replace(SPACES, '');
  if (GROUPED.test(compact)) return Number(compact.replace(/[.,]/g, ''));
  return COUNT.test(compact) ? Math.trunc(Number(compact.replace(',', '.'))) : null;
}

const YES = new Set(['true', '1', 'yes', 'ja', 'wahr', 'x', 'y', 'j']);
const NO = new Set(['false', '0', 'no', 'nein', 'falsch', 'n']);

/** Yes or no in the words of sheets; null for any other word. */
export function parseFlag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
