import { foldLoose } from '@gewerk/text';
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
  const all = sayings();
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((all[middle]?.text ?? '') < folded) low = middle + 1;
    else high = middle;
  }
  const counts = new Map<string, number>();
  for (let at = low; all[at]?.text.startsWith(folded); at += 1) {
    const { tradeKey = '' } = all[at] ?? {};
    counts.set(tradeKey, (counts.get(tradeKey) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  return ranked.map(([tradeKey]) => tradeKey).slice(0, count);
}
