import { distance } from 'fastest-levenshtein';
import { foldLoose } from '@gewerk/text';
import { nameKey, tradesNamed } from '../name-index.js';
import { brands } from './brands.js';

/** A chain or brand that a text names. */
export interface Brand {
  tradeKey: string;
  /** Its spellings in the names of its branches, folded. */
  written: readonly string[];
}

const MAX_WORDS = 4;
/** Words that add no meaning next to a brand: 'dm Markt', 'Aldi Filiale'. */
const SILENT = new Set(
  'markt filiale filialen shop store laden discounter geschaft niederlassung center zentrum branch branches sube subesi subeleri magazasi market handler haendler vertragshandler vertragshaendler dealer dealership bayi bayii bayileri'.split(
    ' ',
  ),
);
const SHORTEST_MISSPELT = 6;

const byKey = new Map<string, Brand>();
for (const [tradeKey, list] of Object.entries(brands)) {
  for (const forms of list.split(',').map((each) => each.split('=').map((form) => form.trim()))) {
    const brand = { tradeKey, written: [...new Set(forms.map((form) => foldLoose(form)))] };
    for (const form of forms) if (!byKey.has(nameKey(form))) byKey.set(nameKey(form), brand);
  }
}

/**
 * The brand that folded words name; apart from the brand, they may contain only a word for its branches or
 * for its own trade. Null if there is none.
 */
export function brandNamed(words: readonly string[]): Brand | null {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const brand = byKey.get(words.slice(0, length).join(''));
    if (!brand) continue;
    const rest = words.slice(length).filter((word) => !SILENT.has(word));
    const isOwn = rest.length === 0 || tradesNamed(rest.join(' ')).some(({ key }) => key === brand.tradeKey);
    if (isOwn) return brand;
  }
  return null;
}

/** The trade of the brand with which a business's name begins: 'Aral Autohof'; undefined if there is none. */
export function tradeKeyOfBranch(words: readonly string[]): string | undefined {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const brand = byKey.get(words.slice(0, length).join(''));
    if (brand) return brand.tradeKey;
  }
  return undefined;
}

/** The brand that a folded text misspells by one letter; null if there is none. */
export function brandLike(words: readonly string[]): Brand | null {
  const key = words.join('');
  if (key.length < SHORTEST_MISSPELT) return null;
  for (const [known, brand] of byKey) {
    const isNear = known[0] === key[0] && Math.abs(known.length - key.length) <= 1;
    if (isNear && known.length >= SHORTEST_MISSPELT && distance(known, key) === 1) return brand;
  }
  return null;
}
