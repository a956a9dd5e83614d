import { begunBy, foldLoose } from '@gewerk/text';
import { needs } from './index.js';

interface Saying {
  text: string;
  tradeKey: string;
}

const SHORTEST = 4;

let sorted: readonly Saying[] | undefined;

function sayings(): readonly Saying[] {
  sorted ??= Object.entries(needs)
    .flatMap(([tradeKey, { de, en, tr }]) =>
      [de, en, tr].flatMap((list) => list.split(',').map((text) => ({ tradeKey, text: foldLoose(text) }))),
    )
    .sort((one, other) => (one.text < other.text ? -1 : 1));
  return sorted;
}

/**
 * The trades whose needs begin with a folded text of four letters or more; trades with the most such sayings
 * come first: 'zahnschm', 'abfluss verst'.
 */
export function tradesOfNeedsBegun(folded: string, count: number): string[] {
  if (folded.length < SHORTEST) return [];
  const counts = new Map<string, number>();
  for (const { tradeKey } of begunBy(sayings(), folded, ({ text }) => text))
    counts.set(tradeKey, (counts.get(tradeKey) ?? 0) + 1);
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  return ranked.map(([tradeKey]) => tradeKey).slice(0, count);
}
