import { Injectable } from '@nestjs/common';
import { IndexWalk } from '../engine/index-walk.js';
import { correctedTexts } from './corrected-texts.js';
import { NameWords } from './name-words.js';

/** Corrects misspelt names by the words of the names in the index. */
@Injectable()
export class NameVocabulary {
  private readonly listeners = new Set<() => void>();
  private words = new NameWords();

  constructor(walk: IndexWalk) {
    walk.join<{ name: string }>(['name'], () => {
      const words = new NameWords();
      return { add: ({ name }) => words.add(name), end: () => this.become(words) };
    });
  }

  /** Calls back when other words than before are known. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /**
   * Texts that a folded one may mean, the likeliest first; none before the names are read.
   * @param isStrict only those whose words stand together in names
   */
  corrected(text: string, isStrict = false): string[] {
    return correctedTexts(text, this.words, isStrict);
  }

  /** Whether some word is of no name: it is likely misspelt. False before the names are read. */
  lacksWordOf(text: string): boolean {
    return this.words.size > 0 && text.split(' ').some((word) => this.words.isUnknown(word));
  }

  private become(words: NameWords): void {
    const isOther = !words.equals(this.words);
    this.words = words;
    if (isOther) for (const listener of this.listeners) listener();
  }
}
