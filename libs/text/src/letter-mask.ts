const LETTER_BITS = 31;

/**
 * A bit for each letter of a folded word, so that most candidates for a misspelling can be ruled out by
 * counting bits.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & LETTER_BITS);
  return mask;
}

/**
 * Whether words with these masks can be this few edits apart: one edit changes at most two letters of a
 * word's set.
 */
export const mayBeWithin = (edits: number, one: number, other: number): boolean =>
  bitCount(one ^ other) <= 2 * edits;

/** Number of bits that are set in a 32-bit integer. */
function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
