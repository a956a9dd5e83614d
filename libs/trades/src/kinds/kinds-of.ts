import { foldLoose } from '@gewerk/text';
import { kinds } from './kinds.js';

/** A word of a kind, and whether it may be a part of a longer word. */
interface KindName {
  kind: string;
  words: readonly string[];
}

/** Shorter ones are only found as they are: 'Bus' is no part of 'Bushcraft'. */
const SHORTEST_PART = 5;
const LONGEST_NAME = 4;

let names: ReadonlyMap<string, readonly KindName[]> | undefined;

function namesOf(tradeKey: string): readonly KindName[] {
  names ??= new Map(
    Object.entries(kinds).map(([key, byKind]) => [
      key,
      Object.entries(byKind).flatMap(([kind, list]) =>
        list.split(', ').map((name) => ({ kind, words: foldLoose(name).split(' ').slice(0, LONGEST_NAME) })),
      ),
    ]),
  );
  return names.get(tradeKey) ?? [];
}

/**
 * The kinds of a trade that folded texts name: 'paediatrics' in 'kinderarztpraxis dr weber' for the trade of doctors. None
 * for trades that are not told apart.
 */
export function kindsNamed(tradeKey: string, texts: readonly string[]): string[] {
  const own = namesOf(tradeKey);
  if (own.length === 0) return [];
  const said = texts.map((text) => text.split(' '));
  const found = own.filter(({ words }) => said.some((text) => isNamed(words, text)));
  return [...new Set(found.map(({ kind }) => kind))];
}

function isNamed(name: readonly string[], text: readonly string[]): boolean {
  const [only = ''] = name;
  if (name.length > 1) return text.some((_, at) => name.every((word, index) => text[at + index] === word));
  if (only.length < SHORTEST_PART) return text.includes(only);
  return text.some((word) => word.startsWith(only) || word.endsWith(only));
}
