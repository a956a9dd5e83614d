import { hash32 } from '@gewerk/text';
import { emptyWords } from '../generic-words.js';

/** Number of slots that features are hashed into. */
export const SLOTS = 8_192;

const SHORTEST = 3;
const LONGEST = 5;
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 30;

/**
 * The slots of a text's words and of their parts of three to five letters, each once; the words are folded.
 */
export function slotsOf(words: readonly string[]): number[] {
  const slots = new Set<number>();
  for (const word of words.slice(0, MAX_WORDS)) {
    if (emptyWords.has(word)) continue;
    const bounded = `_${word.slice(0, MAX_WORD_LENGTH)}_`;
    slots.add(slotOf(`=${bounded}`));
    for (let length = SHORTEST; length <= LONGEST; length += 1) {
      for (let start = 0; start + length <= bounded.length; start += 1)
        slots.add(slotOf(bounded.slice(start, start + length)));
    }
  }
  return [...slots];
}

const slotOf = (feature: string): number => hash32(feature) % SLOTS;
