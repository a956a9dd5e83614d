import { normalisePostalCode } from '../document/postal-code.js';

export interface LocationText {
  /** Postal code or prefix. */
  postalCode: string | null;
  /** The rest: the city's name or ''. */
  city: string;
}

/** 1 to 5 digits, optionally with a country code: '95444', 'D-95444', 'A 3500', '954'. */
const DIGITS = /(?<![\p{L}\d])(?:[a-z]{1,3}[\s-]?)?(\d{1,5})(?![\p{L}\d])/iu;
/** Codes with letters, in full: '1012 AB', 'SW1A 1AA', 'K1A 0B1'. */
const WITH_LETTERS = /^(?:\d{4}\s?[a-z]{2}|[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}|[a-z]\d[a-z]\s?\d[a-z]\d)$/i;
const COUNTRY_MARKS = new Set([
  'd',
  'de',
  'a',
  'at',
  'ch',
  'l',
  'f',
  'i',
  'nl',
  'b',
  'pl',
  'cz',
  'dk',
  'tr',
  'plz',
]);

/** Letters before the numbers of Autobahnen and Bundesstraßen, which are not postal codes: 'A7 Göttingen'. */
const ROADS = new Set(['a', 'b']);
const LONGEST_ROAD = 3;

/** Splits a location: '95444 Bayreuth', 'Bayreuth, 95444', or either part alone. */
export function splitLocation(location: string): LocationText {
  const text = location.trim();
  if (WITH_LETTERS.test(text)) return { postalCode: normalisePostalCode(text), city: '' };
  const match = DIGITS.exec(text);
  const digits = match?.[1];
  if (!match || !digits) return { postalCode: null, city: text };
  const mark = match[0].slice(0, -digits.length).replace(/[\s-]/g, '').toLowerCase();
  const start =
    mark === '' || COUNTRY_MARKS.has(mark) ? match.index : match.index + match[0].length - digits.length;
  const around = `${text.slice(0, start)} ${text.slice(match.index + match[0].length)}`;
  const rest = around.replace(/[\s,;/()-]+$|^[\s,;/()-]+/g, '').replace(/\s+/g, ' ');
  if (ROADS.has(mark) && digits.length <= LONGEST_ROAD) return { postalCode: null, city: rest || text };
  return { postalCode: digits, city: rest };
}
