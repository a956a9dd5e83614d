import { cellText } from '../read-sheet/cell.js';
import type { RowCells } from './row-cells.js';

const callingCodes: Readonly<Record<string, string>> = { DE: '49', AT: '43', CH: '41', LI: '423' };
const countries = new Map(Object.entries(callingCodes).map(([country, code]) => [code, country]));
const CALLING_CODE = /^(?:\+|00)\s?(423|49|43|41)/;

/** A number that starts with its country's calling code and has at least this many digits is international. */
const INTERNATIONAL_DIGITS = 11;

/**
 * Postal codes of the regions whose area codes begin like the country's calling code: 049 is East Frisia, 043
 * the Lavant valley. Only there can a shorter number that begins like this be a national one.
 */
const namesakes: Readonly<Record<string, RegExp>> = { DE: /^26/, AT: /^94/ };

/** The country whose calling code a row's phone number begins with. */
export function callingCountryOf(cells: RowCells): string | undefined {
  const [, code = ''] = CALLING_CODE.exec(cells.firstText('phone', 'phoneFallback') ?? '') ?? [];
  return countries.get(code);
}

/**
 * The phone number of a row. A spreadsheet that read it as a number has dropped its beginning: the plus of an
 * international number, or the zero of a national one.
 */
export function phoneField(
  cells: RowCells,
  { countryCode = 'DE', postalCode }: { countryCode?: string | undefined; postalCode?: string | undefined },
): string | undefined {
  const text = cells.firstText('phone', 'phoneFallback');
  const wasNumber =
    typeof cells.raw(cellText(cells.raw('phone')) === '' ? 'phoneFallback' : 'phone') === 'number';
  if (text === undefined || !wasNumber || !/^\d+$/.test(text)) return text;
  const code = callingCodes[countryCode];
  if (code === undefined) return text;
  const national = `0${text}`;
  if (!text.startsWith(code)) return national;
  const international = `+${text}`;
  if (text.length >= INTERNATIONAL_DIGITS) return international;
  const namesake = namesakes[countryCode];
  if (!namesake) return national;
  const isNational = postalCode === undefined || namesake.test(postalCode);
  if (isNational) cells.note('doubtful', 'phone', national, international);
  else cells.note('inferred', 'phone', text, international);
  return isNational ? national : international;
}
