import { foldLoose } from '@gewerk/text';

/** Phrases of several words by what they mean; the longest phrase wins. */
export class PhraseTable<Meaning extends string> {
  private readonly meanings = new Map<string, Meaning>();
  private readonly longest: number;

  /** Comma-separated phrases by meaning. */
  constructor(phrases: Readonly<Partial<Record<Meaning, string>>>) {
    let longest = 1;
    for (const [meaning, list] of Object.entries(phrases) as [Meaning, string][]) {
      for (const phrase of list.split(',')) {
        const folded = foldLoose(phrase);
        longest = Math.max(longest, folded.split(' ').length);
        if (!this.meanings.has(folded)) this.meanings.set(folded, meaning);
      }
    }
    this.longest = longest;
  }

  /** The longest phrase that begins at a word. */
  at(words: readonly string[], start: number): { meaning: Meaning; length: number } | null {
    for (let length = Math.min(this.longest, words.length - start); length > 0; length -= 1) {
      const meaning = this.meanings.get(words.slice(start, start + length).join(' '));
      if (meaning !== undefined) return { meaning, length };
    }
    return null;
  }

  /** Words of its phrases, folded. */
  words(): ReadonlySet<string> {
    return new Set([...this.meanings.keys()].flatMap((phrase) => phrase.split(' ')));
  }

  has(folded: string): boolean {
    return this.meanings.has(folded);
  }
}
