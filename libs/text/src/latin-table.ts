import slugifyLibrary from 'slugify';
import { transliterate } from 'transliteration';

/** First code point that is not in the table: everything below is ASCII, Latin-1 or Latin Extended-A/B. */
export const LATIN_END = 0x250;

/** The entry of characters that are dropped; all others have slug letters, or '' for a separator. */
export const DROPPED = '\u0000';

const DROPPED_CHARACTERS = new Set(["'", '`', '´', '\u00ad', '"']);

const slugifyCharacter = slugifyLibrary as unknown as (
  text: string,
  options: { locale: string; strict: boolean; lower: boolean },
) => string;

function entryOf(code: number): string {
  const character = String.fromCharCode(code);
  if (DROPPED_CHARACTERS.has(character)) return DROPPED;
  if (/[a-z0-9]/.test(character)) return character;
  const slug = slugifyCharacter(character, { locale: 'de', strict: true, lower: true });
  if (slug !== '' || !/\p{L}/u.test(character)) return slug;
  return transliterate(character)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** One entry per character below `LATIN_END`, from the slug library's German locale: a look-up instead of a regex. */
export const latinTable: readonly string[] = Array.from({ length: LATIN_END }, (_, code) => entryOf(code));

/** Symbols that are words in German and therefore need a separator on both sides ('A&B' is 'a-und-b'). */
export const isWordSymbol = (code: number): boolean =>
  code === 0x26 || code === 0x24 || code === 0x25 || code === 0x3c || code === 0x3e || code === 0x7c;
