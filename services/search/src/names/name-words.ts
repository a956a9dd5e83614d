import { letterMask, mayBeWithin, soundOf } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';
import { isSwapped } from './is-swapped.js';
import { WordPairs } from './word-pairs.js';

/** Maximum number of words, about 20 MB with their tables; the first ones that are read are kept. */
const MOST_WORDS = 100_000;
const SHORTEST = 2;
const LONGEST = 24;
/** In shorter words, one letter may be wrong, whatever the sound. */
const SOUND_FROM = 4;
/** In words of at least this length, two letters may be wrong. */
const TWO_FROM = 6;
const MOST_EDITS = 3;
/** In a shorter word, at most two letters may be wrong even if the sound is the same: 'Penne' is not Bonn. */
const MOST_EDITS_FROM = 6;
/** A word in at least this many names, and in at least this fraction of all names, is common. */
const COMMON_FROM = 20;
const COMMON_SHARE = 0.005;
const LETTERS_ONLY = /^[a-z]+$/;

interface Entry {
  word: string;
  /** Bit mask of the letters that the word contains. */
  letters: number;
  sound: string;
}

const isKept = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && LETTERS_ONLY.test(word);

export interface LikeWord {
  word: string;
  /** Number of edits; half an edit less if the words sound the same. */
  cost: number;
}

/** The serialised words of names. */
export interface NamesContent {
  names: number;
  /** Number of names that contain each word. */
  counts: readonly (readonly [string, number])[];
  pairs: Uint32Array;
}

/** The words of businesses' names, used to find what a misspelt word may mean. */
export class NameWords {
  /** Number of names that contain each word. */
  private readonly known = new Map<string, number>();
  private names = 0;
  private pairs = new WordPairs();
  private readonly byLength = new Map<number, Entry[]>();

  /** @param name folded */
  add(name: string): void {
    const words = name.split(' ');
    this.names += 1;
    this.pairs.add(words);
    for (const word of new Set(words)) {
      const count = this.known.get(word);
      if (count !== undefined) this.known.set(word, count + 1);
      if (!isKept(word) || this.known.size >= MOST_WORDS || count !== undefined) continue;
      this.learn(word, 1);
    }
  }

  /** All words and pairs, so that another process can start with them. */
  get content(): NamesContent {
    return { names: this.names, counts: [...this.known], pairs: this.pairs.bits };
  }

  static of({ names, counts, pairs }: NamesContent): NameWords {
    const words = new NameWords();
    words.names = names;
    words.pairs = new WordPairs(pairs);
    for (const [word, count] of counts) words.learn(word, count);
    return words;
  }

  private learn(word: string, count: number): void {
    this.known.set(word, count);
    const entry = { word, letters: letterMask(word), sound: soundOf(word) };
    const alike = this.byLength.get(word.length);
    if (alike) alike.push(entry);
    else this.byLength.set(word.length, [entry]);
  }

  get size(): number {
    return this.known.size;
  }

  equals(other: NameWords): boolean {
    return this.size === other.size && [...this.known.keys()].every((word) => other.has(word));
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether a word occurs in too many names to identify one: 'söhne'. */
  isCommon(word: string): boolean {
    const count = this.known.get(word) ?? 0;
    return count >= COMMON_FROM && count >= this.names * COMMON_SHARE;
  }

  /**
   * Whether a word occurs in no name, as far as is known; false for words that are not kept, such as numbers, and
   * once the maximum number of words is reached.
   */
  isUnknown(word: string): boolean {
    return isKept(word) && this.known.size < MOST_WORDS && !this.known.has(word);
  }

  /**
   * Whether two words likely occur in the same name; always true for two of the words that {@link WordPairs} records
   * for a name.
   */
  areTogether(one: string, other: string): boolean {
    return this.pairs.has(one, other);
  }

  /**
   * Words that a folded word may mean, most likely first: those that differ by one letter, even the first, or by two
   * if the word has six or more letters; and those of the same sound that differ by up to three (two if the word has
   * four or five).
   */
  like(word: string, count: number): LikeWord[] {
    if (!isKept(word)) return [];
    const [letters, sound] = [letterMask(word), soundOf(word)];
    const found: LikeWord[] = [];
    for (let length = word.length - MOST_EDITS; length <= word.length + MOST_EDITS; length += 1) {
      for (const entry of this.byLength.get(length) ?? []) {
        const isAlike = entry.sound === sound;
        const ofSound = word.length >= MOST_EDITS_FROM ? MOST_EDITS : 2;
        const most = isAlike && word.length >= SOUND_FROM ? ofSound : word.length >= TWO_FROM ? 2 : 1;
        if (entry.word === word || !mayBeWithin(most, entry.letters, letters)) continue;
        const edits = isSwapped(word, entry.word) ? 1 : distance(word, entry.word);
        if (edits <= most) found.push({ word: entry.word, cost: edits - (isAlike ? 0.5 : 0) });
      }
    }
    return found.sort((one, other) => one.cost - other.cost).slice(0, count);
  }
}
