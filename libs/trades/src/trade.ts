import { synonyms } from './taxonomy/synonyms.js';

/**
 * Slugs of the registry's categories that a trade may belong to; `sonstiges` is for businesses without a
 * trade.
 */
export type TradeGroup =
  | 'kfz-werkstatt'
  | 'handwerker'
  | 'dienstleister'
  | 'technische-dienste'
  | 'restaurant'
  | 'hair-salon'
  | 'retail'
  | 'healthcare'
  | 'bildung'
  | 'immobilien'
  | 'transport'
  | 'sonstiges';

/** One trade: what a business does, independent of its source's wording. */
export interface Trade {
  /** Permanent key, stored with businesses: 'kfz-werkstatt'. */
  readonly key: string;
  /** German label shown on badges: 'KFZ-Werkstatt'. */
  readonly label: string;
  /** The umbrella categories it is listed under. */
  readonly groups: readonly TradeGroup[];
  /** At most 12 words in German, English and Turkish by which people look for it, for search documents. */
  readonly words: readonly string[];
  /** Every known name for it, including label and `words`: map categories, OpenStreetMap values, synonyms. */
  readonly aliases: readonly string[];
  /** True for trades so general ('Geschäft') that a narrower one in another field takes precedence. */
  readonly general: boolean;
}

/** One trade as written in the taxonomy files; names are comma-separated, the most useful first. */
export interface TradeEntry {
  key: string;
  label: string;
  groups: TradeGroup[];
  de: string;
  en: string;
  tr: string;
  /** OpenStreetMap values, with spaces for underscores. */
  osm?: string;
  general?: boolean;
}

const MAX_WORDS = 12;
const GERMAN_WORDS = 6;
const FOREIGN_WORDS = 3;

const namesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A trade from its taxonomy entry. */
export function tradeFrom(entry: TradeEntry): Trade {
  const german = namesOf(entry.de);
  const english = namesOf(entry.en);
  const turkish = namesOf(entry.tr);
  const words = [
    ...german.slice(0, GERMAN_WORDS),
    ...english.slice(0, FOREIGN_WORDS),
    ...turkish.slice(0, FOREIGN_WORDS),
  ];
  const aliases = [
    entry.label,
    ...german,
    ...english,
    ...turkish,
    ...namesOf(entry.osm),
    ...namesOf(synonyms[entry.key]),
  ];
  return {
    key: entry.key,
    label: entry.label,
    groups: entry.groups,
    words: [...new Set(words)].slice(0, MAX_WORDS),
    aliases: [...new Set(aliases)],
    general: entry.general ?? false,
  };
}
