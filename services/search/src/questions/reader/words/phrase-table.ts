import { foldLoose } from '@gewerk/text';

/** Phrases of several words by their meaning; the longest phrase wins. */
export class PhraseTable<Meaning extends string> {
  private readonly meanings = new Map<string, Meaning>();
  /** Number of words of the longest phrase, by its first word. */
  private readonly longest = new Map<string, number>();

  /** Comma-separated phrases by meaning. */
  constructor(phrases: Readonly<Partial<Record<Meaning, string>>>) {
    for (const [meaning, list] of Object.entries(phrases) as [Meaning, string][]) {
      for (const phrase of list.split(',')) {
        const folded = foldLoose(phrase);
        const words = folded.split(' ');
        const [first = ''] = words;
        this.longest.set(first, Math.max(this.longest.get(first) ?? 0, words.length));
        if (!this.meanings.has(folded)) this.meanings.set(folded, meaning);
      }
    }
  }

  /** The longest phrase that starts at a given word. */
  at(words: readonly string[], start: number): { meaning: Meaning; length: number } | null {
    const longest = this.longest.get(words[start] ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
      const meaning = this.meanings.get(words.slice(start, start + length).join(' '));
      if (meaning !== undefined) return { meaning, length };
    }
    return null;
  }

  /** The words of all phrases, folded. */
  words(): ReadonlySet<string> {
    return new Set([...this.meanings.keys()].flatMap((phrase) => phrase.split(' ')));
  }

  has(folded: string): boolean {
    return this.meanings.has(folded);
  }
}
