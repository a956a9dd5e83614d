import { foldLoose } from '@gewerk/text';
import { kindNames } from './kinds/kind-names.js';
import { saidOfShops } from './shop-words.js';
import { tradeByKey, trades } from './taxonomy.js';
import { pageLabels } from './taxonomy/page-labels.js';
import type { Trade } from './trade.js';

/** The form in which names of trades are looked up: folded with bare vowels, without spaces ('kfzwerkstatt'). */
export const nameKey = (text: string): string => foldLoose(text).replaceAll(' ', '');

/** Shortest alias that a German compound may end in and still be recognised ('Meisterfriseursalon'). */
const SHORTEST_COMPOUND_HEAD = 7;

/** Shortest stem after an ending is removed: 'Müller' is not a person of 'Müll'. */
const SHORTEST_STEM = 5;
const SHORTEST_PLURAL = 3;

/** Endings by which plurals and feminine forms differ from the listed name, in the order in which they are tried. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['innen', ''],
  ['ies', 'y'],
  ['ien', 'ie'],
  ['en', ''],
  ['in', ''],
  ['es', ''],
  ['er', ''],
  ['ler', ''],
  ['lar', ''],
  ['s', ''],
  ['n', ''],
  ['e', ''],
];

function buildIndex(): Map<string, Trade[]> {
  const index = new Map<string, Trade[]>();
  for (const trade of trades) {
    for (const alias of trade.aliases) {
      const key = nameKey(alias);
      const owners = index.get(key) ?? [];
      if (!owners.includes(trade)) owners.push(trade);
      index.set(key, owners);
    }
  }
  for (const trade of trades) {
    for (const label of pageLabels[trade.key]?.split(' | ') ?? []) {
      const key = nameKey(label);
      index.set(key, [trade, ...(index.get(key) ?? [])]);
    }
  }
  for (const trade of trades) {
    const labelKey = nameKey(trade.label);
    index.set(labelKey, [trade, ...(index.get(labelKey) ?? []).filter((other) => other !== trade)]);
  }
  for (const owners of index.values()) owners.sort((a, b) => Number(a.general) - Number(b.general));
  return index;
}

const index = buildIndex();

/** Every name key of the taxonomy. */
export const nameKeys: readonly string[] = [...index.keys()];

// Forms that are in no list are understood as typed, but no misspelt word is corrected to them.
for (const trade of trades) {
  for (const alias of trade.aliases) {
    for (const said of saidOfShops(foldLoose(alias)).slice(1))
      if (!index.has(nameKey(said))) index.set(nameKey(said), [trade]);
  }
}

/** The trades with exactly this name key, first the one that owns the name. */
export const tradesOfKey = (key: string): readonly Trade[] => index.get(key) ?? [];

/** The trades of a name key, which may also be a plural or a feminine form. */
export function tradesOfInflected(key: string): readonly Trade[] {
  const exact = index.get(key);
  if (exact) return exact;
  if (key.endsWith('s') && key.length > SHORTEST_PLURAL) {
    const singular = index.get(key.slice(0, -1));
    if (singular) return singular;
  }
  for (const [ending, replacement] of ENDINGS) {
    if (key.length - ending.length < SHORTEST_STEM || !key.endsWith(ending)) continue;
    const found = index.get(key.slice(0, -ending.length) + replacement);
    if (found) return found;
  }
  return [];
}

/** The trades whose name is the end of a German compound; the longest name wins. */
export function tradesOfCompound(key: string): readonly Trade[] {
  for (let start = 1; key.length - start >= SHORTEST_COMPOUND_HEAD; start += 1) {
    const found = index.get(key.slice(start));
    if (found) return found;
  }
  return [];
}

for (const [tradeKey, name] of kindNames) {
  const trade = tradeByKey(tradeKey);
  if (trade && !index.has(nameKey(name))) index.set(nameKey(name), [trade]);
}

const words = new Set<string>();
for (const trade of trades)
  for (const alias of trade.aliases) for (const word of foldLoose(alias).split(' ')) words.add(word);

/** The trades of exactly this name, folded or not, which may also be a plural or a feminine form; no typos. */
export const tradesNamed = (name: string): readonly Trade[] => tradesOfInflected(nameKey(name));

/** Whether a folded word is part of a trade's name ('brake' of 'brake repair'). */
export const isTradeWord = (folded: string): boolean => words.has(folded);
