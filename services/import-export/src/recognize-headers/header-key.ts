import type { CellValue } from '../read-sheet/cell.js';

const MARKS = /\p{M}/gu;
const OTHER = /[^a-z0-9/]/g;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The form in which headers are compared: case, spaces, underscores, hyphens and punctuation do not count, and
 * 'Öffnungszeiten' equals 'Oeffnungszeiten'. Slashes stay, since they separate the levels of nested columns.
 */
export function headerKey(header: CellValue | undefined): string {
  if (typeof header !== 'string' || header.length > MAX_HEADER_LENGTH) return '';
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(OTHER, '');
}

/** Longer texts in the first rows are prose, not headers. */
const MAX_HEADER_LENGTH = 200;
