import { hash32 } from '@gewerk/text';

/**
 * Number of bits in the table, 4 MB: with about two million pairs, about one in twenty other pairs is a false positive.
 */
const BITS = 2 ** 25;
const WORD_BITS = 32;
/** Longer names are sentences; each of their words would be recorded with every other. */
const MOST_WORDS = 16;
/** Two odd numbers with well distributed bits. */
const MIX = 0x9e3779b1;
const OTHER_MIX = 0x01000193;

/**
 * Records which words occur in the same name. There are a few false positives, and no false negatives among a
 * name's first 16 words.
 */
export class WordPairs {
  /** @param bits the bits of a stored table */
  constructor(readonly bits: Uint32Array = new Uint32Array(BITS / WORD_BITS)) {
    if (bits.length !== BITS / WORD_BITS) throw new RangeError('the table of word pairs has the wrong size');
  }

  add(words: readonly string[]): void {
    const hashes = words.slice(0, MOST_WORDS).map(hash32);
    for (const [at, one] of hashes.entries()) {
      for (const other of hashes.slice(at + 1)) {
        const bit = bitOf(one, other);
        this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    }
  }

  has(one: string, other: string): boolean {
    const bit = bitOf(hash32(one), hash32(other));
    return ((this.bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

/** The bit of a pair, in either order. */
function bitOf(one: number, other: number): number {
  const sum = Math.imul(one + other, MIX) ^ Math.imul(one ^ other, OTHER_MIX);
  return ((sum ^ (sum >>> 15)) >>> 0) % BITS;
}
