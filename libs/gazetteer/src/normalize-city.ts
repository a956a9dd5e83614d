import { placeNamed } from './place-index.js';

const LEADING_POSTAL_CODE = /^(?:[a-z]{1,2}[- ])?\d{4,5}\s+(?=\p{L})/iu;
const CACHE_ENTRIES = 4_096;
const cache = new Map<string, string>();

const SMALL_WORDS = /\b(Am|An|Der|Dem|Im|In|Bei|Ob|Vor|Unter|Und|Auf)\b/g;

/**
 * A city's name as it is shown, so that one city is one entry: spaces collapsed, a leading postal code
 * dropped, 'MÜNCHEN', 'Muenchen' and 'Munich' written 'München'. Short forms stay ('Krems' is not extended),
 * and so do unknown names, except those in capitals. With a country, only that country's names are respelled.
 */
export function normalizeCity(name: string, countryCode?: string): string {
  const request = `${countryCode ?? ''}|${name}`;
  const known = cache.get(request);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_ENTRIES) cache.clear();
  const city = respell(name, countryCode);
  cache.set(request, city);
  return city;
}

function respell(name: string, countryCode: string | undefined): string {
  const trimmed = name.normalize('NFC').replace(/\s+/g, ' ').trim().replace(LEADING_POSTAL_CODE, '');
  if (trimmed === '') return '';
  const named = placeNamed(trimmed);
  const fits = named && (countryCode === undefined || named.place.countryCode === countryCode.toUpperCase());
  if (fits && named.kind !== 'short' && !named.place.isSection) return named.place.name;
  return isShouted(trimmed) ? titleCase(trimmed) : trimmed;
}

const isShouted = (name: string): boolean =>
  name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();

function titleCase(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/(^|[\s(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return words.replace(SMALL_WORDS, (word, _found, offset: number) =>
    offset === 0 ? word : word.toLowerCase(),
  );
}
