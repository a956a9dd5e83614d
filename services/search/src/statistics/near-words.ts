import { foldLoose } from '@gewerk/text';
import { trades, tradesMatching } from '@gewerk/trades';

/** Minimum similarity (0 to 1) of near words. */
const NEAR = 0.4;

interface Candidate {
  readonly text: string;
  readonly likeness: ReadonlySet<string>;
}

const tradeNames: readonly Candidate[] = trades.flatMap(({ label, aliases }) =>
  [...new Set([label, ...aliases].map(foldLoose))].map((name) => ({ text: label, likeness: trigrams(name) })),
);

/**
 * Words similar to a text, nearest first: trades with a matching or similar name, then texts of `found`; at most
 * `count`.
 */
export function nearWords(text: string, found: readonly string[], count: number): string[] {
  const folded = foldLoose(text);
  const own = trigrams(folded);
  const named = tradesMatching(text).map(({ trade }) => trade.label);
  const alike = [
    ...tradeNames,
    ...found.map((other) => ({ text: other, likeness: trigrams(foldLoose(other)) })),
  ]
    .map((candidate) => ({ text: candidate.text, alike: likeness(own, candidate.likeness) }))
    .filter((candidate) => candidate.alike >= NEAR)
    .sort((one, other) => other.alike - one.alike)
    .map((candidate) => candidate.text);
  const words = new Map<string, string>();
  for (const word of [...named, ...alike]) {
    const key = foldLoose(word);
    if (key !== folded && !words.has(key)) words.set(key, word);
  }
  return [...words.values()].slice(0, count);
}

/** Trigrams of a text with marked beginning and end. */
function trigrams(folded: string): Set<string> {
  const marked = `  ${folded} `;
  return new Set(Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3)));
}

/** Dice coefficient, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const group of one) if (other.has(group)) common += 1;
  return (2 * common) / (one.size + other.size);
}
