import { tradesNamed } from '@gewerk/trades';
import type { Word } from './words.js';

const WITHOUT = new Set(['ohne', 'without']);

/**
 * 'Fitness ohne Vertrag' asks for a trade; what is excluded decides nothing. Returns the words before 'ohne' if
 * they name a trade, and the rest. Without a trade before it everything belongs together ('ohne Schlüssel vor der
 * Tür').
 */
export function splitAtWithout(words: readonly Word[]): readonly [readonly Word[], readonly Word[]] {
  const at = words.findIndex(({ folded }) => WITHOUT.has(folded));
  const before = words.slice(0, Math.max(0, at));
  const isTrade = tradesNamed(before.map(({ folded }) => folded).join(' ')).length > 0;
  return isTrade ? [before, words.slice(at)] : [words, []];
}
