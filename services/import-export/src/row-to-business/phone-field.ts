import { cellText } from '../read-sheet/cell.js';
import type { RowCells } from './row-cells.js';

const callingCodes: Readonly<Record<string, string>> = { DE: '49', AT: '43', CH: '41', LI: '423' };
/** A number that starts with its country's calling code and has at least as many digits is an international one. */
const INTERNATIONAL_DIGITS = 11;

/**
 * The phone number of a row. A spreadsheet that took it for a number dropped what was before it:
 * the plus of an international number, the zero of a national one.
 */
export function phoneField(cells: RowCells, countryCode: string | undefined): string | undefined {
  const text = cells.firstText('phone', 'phoneFallback');
  const wasNumber =
    typeof cells.raw(cellText(cells.raw('phone')) === '' ? 'phoneFallback' : 'phone') === 'number';
  if (text === undefined || !wasNumber || !/^\d+$/.test(text)) return text;
  const code = callingCodes[countryCode ?? 'DE'];
  if (code === undefined) return text;
  return text.startsWith(code) && text.length >= INTERNATIONAL_DIGITS ? `+${text}` : `0${text}`;
}
