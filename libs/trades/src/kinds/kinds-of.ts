import { foldLoose } from '@gewerk/text';
import { saidOfShops } from '../shop-words.js';
import { kindNeeds } from './kind-needs.js';
import { kinds } from './kinds.js';
import { isExclusiveKind } from './usual-kinds.js';

interface KindName {
  kind: string;
  words: readonly string[];
}

/** Shorter words are only found as whole words: 'Bus' is not a part of 'Bushcraft'. */
const SHORTEST_PART = 5;
const LONGEST_NAME = 4;

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The kinds that a table's words name; folded when first used. */
function finder(table: Table): (tradeKey: string, texts: readonly string[]) => string[] {
  let names: ReadonlyMap<string, readonly KindName[]> | undefined;
  return (tradeKey, texts) => {
    names ??= new Map(Object.entries(table).map(([key, byKind]) => [key, namesOf(byKind)]));
    const said = texts.map((text) => text.split(' '));
    const found = (names.get(tradeKey) ?? []).filter(({ words }) =>
      said.some((text) => isNamed(words, text)),
    );
    return [...new Set(found.map(({ kind }) => kind))];
  };
}

const namesOf = (byKind: Readonly<Record<string, string>>): KindName[] =>
  Object.entries(byKind).flatMap(([kind, list]) =>
    list
      .split(', ')
      .flatMap((name) => saidOfShops(foldLoose(name)))
      .map((name) => ({ kind, words: name.split(' ').slice(0, LONGEST_NAME) })),
  );

/**
 * The kinds of a trade that folded texts name: 'paediatrics' in 'kinderarztpraxis dr weber' for the trade of doctors.
 * Empty for trades without kinds.
 */
export const kindsNamed = finder(kinds);

/**
 * The kinds of a trade that help best with the need in a folded question: a paediatrician with a child's
 * fever.
 */
export const kindsNeeded = (tradeKey: string, text: string): string[] => ofNeeds(tradeKey, [text]);

const ofNeeds = finder(kindNeeds);

/** Whether a trade's needs are listed by kind, so that most of its kinds do not help with all of them. */
export const isNeededByKind = (tradeKey: string): boolean => Object.hasOwn(kindNeeds, tradeKey);

/** The kinds of a trade for which others of the trade are hardly a substitute: no dermatologist is an eye doctor. */
export const exclusiveKindsOf = (tradeKey: string): string[] =>
  Object.keys(kinds[tradeKey] ?? {}).filter((kind) => isExclusiveKind(tradeKey, kind));

function isNamed(name: readonly string[], text: readonly string[]): boolean {
  const [only = ''] = name;
  if (name.length > 1) return text.some((_, at) => name.every((word, index) => text[at + index] === word));
  if (only.length < SHORTEST_PART) return text.includes(only);
  return text.some((word) => word.startsWith(only) || word.endsWith(only));
}
