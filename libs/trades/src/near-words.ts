import { letterMask, mayBeWithin } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';

interface MaskedWord {
  readonly word: string;
  readonly mask: number;
}

export interface NearWord {
  readonly word: string;
  readonly edits: number;
}

/**
 * Words by length and first letter, and by length and last letter, to find those that a misspelt word may
 * stand for.
 */
export class NearWords {
  private readonly byFirst = new Map<string, MaskedWord[]>();
  private readonly byLast = new Map<string, MaskedWord[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const masked = { word, mask: letterMask(word) };
      for (const [groups, letter] of [
        [this.byFirst, word.charAt(0)],
        [this.byLast, word.slice(-1)],
      ] as const) {
        const group = groups.get(`${word.length}${letter}`);
        if (group) group.push(masked);
        else groups.set(`${word.length}${letter}`, [masked]);
      }
    }
  }

  /** Words at most this many edits away, shorter ones first; they have the same first or last letter. */
  of(word: string, allowed: number): NearWord[] {
    const mask = letterMask(word);
    const first = word.charAt(0);
    const found: NearWord[] = [];
    const compare = (candidate: MaskedWord): void => {
      if (!mayBeWithin(allowed, candidate.mask, mask)) return;
      const edits = editsBetween(word, candidate.word);
      if (edits <= allowed) found.push({ word: candidate.word, edits });
    };
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
      for (const candidate of this.byFirst.get(`${length}${first}`) ?? []) compare(candidate);
      for (const candidate of this.byLast.get(`${length}${word.slice(-1)}`) ?? [])
        if (candidate.word.charAt(0) !== first) compare(candidate);
    }
    return found;
  }
}

/** Edits from one word to the other, where two neighbouring letters swapped count as one. */
function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && isSwap(a, b) ? 1 : edits;
}

function isSwap(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
