import { transliterate } from 'transliteration';
import { DROPPED, isWordSymbol, LATIN_END, latinTable } from './latin-table.js';
import { remembered } from './remembered.js';

const CACHE_ENTRIES = 4_096;
const CACHED_LENGTH = 48;
const FULL_STOP = 0x2e;
const ALREADY_FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const ALREADY_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const HAS_BEYOND_LATIN = /[\u0250-\uffff]/;
const BEYOND_LATIN = /[\u0250-\uffff]+/g;

/** General and CJK punctuation and the variation selectors of emoji, which are not transliterated. */
const PUNCTUATION = /[\u2000-\u206f\u3000-\u303f]|\ufe0e|\ufe0f/g;
const QUOTES = /[\u2018-\u201f]/g;

const shortSlug = remembered(CACHE_ENTRIES, (text) => asciiWords(text, '-'));

/**
 * The words of a text in lower-case ASCII, joined by `separator`. German umlauts become two letters, ß is ss,
 * other Latin letters lose their marks, other scripts are transliterated, '&' becomes 'und', apostrophes and
 * quotation marks are dropped, a full stop is dropped after a single letter ('A.T.U.' is 'atu') and otherwise
 * separates words, as does every other character.
 */
function asciiWords(text: string, separator: string): string {
  const source = HAS_BEYOND_LATIN.test(text)
    ? toLatin(text.toLowerCase().normalize('NFKC').toLowerCase())
    : text;
  let words = '';
  let pending = false;
  let wordLength = 0;
  for (let index = 0; index < source.length; index += 1) {
    const code = source.charCodeAt(index);
    const entry = code < LATIN_END ? (latinTable[code] ?? '') : '';
    if (entry.length === 1 && entry !== DROPPED) {
      if (pending) words += separator;
      words += entry;
      pending = false;
      wordLength += 1;
      continue;
    }
    if (entry === DROPPED || (code === FULL_STOP && wordLength === 1 && isInitial(words))) {
      if (code === FULL_STOP) wordLength = 0;
      continue;
    }
    if (entry === '' || isWordSymbol(code)) {
      pending = words !== '';
      wordLength = 0;
      if (entry === '') continue;
    }
    if (pending) words += separator;
    words += entry.includes('-') ? entry.replaceAll('-', separator) : entry;
    pending = isWordSymbol(code);
    wordLength = pending ? 0 : wordLength + 1;
  }
  return words;
}

/** Whether the last character written is a letter: '1.2' keeps its break, 'z.B.' does not. */
const isInitial = (words: string): boolean => words.charCodeAt(words.length - 1) >= 0x61;

function toLatin(text: string): string {
  return text
    .replace(QUOTES, "'")
    .replace(PUNCTUATION, ' ')
    .replace(BEYOND_LATIN, (run) => ` ${transliterate(run)} `);
}

/**
 * A text as a URL segment of `[a-z0-9-]`: 'Müller & Söhne' is 'mueller-und-soehne', 'Москва' is 'moskva'. A
 * text of which nothing is left (emoji, punctuation) becomes ''. The slug of a slug is the slug itself.
 */
export function slugify(text: string): string {
  if (text.length > CACHED_LENGTH) return ALREADY_SLUG.test(text) ? text : asciiWords(text, '-');
  return shortSlug(text);
}

/**
 * The form in which spellings are compared: lower case, German transliteration, no marks, no punctuation,
 * single spaces. 'Müller' and 'Mueller' fold alike, 'Muller' does not: that would make 'Bauer' and 'Baur' one
 * name. A text without letters or digits folds to itself in lower case, so that it still differs from others.
 */
export function fold(text: string): string {
  if (ALREADY_FOLDED.test(text)) return text;
  const words = asciiWords(text, ' ');
  return words === '' ? text.trim().toLowerCase() : words;
}

/**
 * A looser fold for looking up names: 'Müller', 'Mueller' and 'Muller' are all 'muller', and 'Köln', 'Koeln'
 * and 'Koln' are all 'koln'. Use it only for finding, never for identity.
 */
export const foldLoose = (text: string): string => fold(text).replace(/([aou])e/g, '$1');
