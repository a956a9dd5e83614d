import { logger, withTimeLimit } from '@gewerk/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IndexWalk } from '../engine/index-walk.js';
import { correctedTexts } from './corrected-texts.js';
import { KeptNamesRepository } from './kept-names.repository.js';
import { NameWords } from './name-words.js';

const AT_MOST_MS = 5_000;

/**
 * Corrects misspelt names with the words of the indexed names, or with the stored words until the index has been
 * read.
 */
@Injectable()
export class NameVocabulary implements OnModuleInit {
  private readonly listeners = new Set<() => void>();
  private words = new NameWords();

  constructor(
    walk: IndexWalk,
    private readonly kept: KeptNamesRepository,
  ) {
    walk.join<{ name: string }>(['name'], () => {
      const words = new NameWords();
      return { add: ({ name }) => words.add(name), end: () => this.become(words) };
    });
  }

  /** Loads the stored words first, since reading half a million documents takes most of a minute. */
  async onModuleInit(): Promise<void> {
    try {
      const content = await withTimeLimit(this.kept.read(), AT_MOST_MS);
      if (content) this.words = NameWords.of(content);
    } catch (error) {
      logger.warn({ err: error }, 'The stored words of names could not be read; reading them from the index');
    }
  }

  /** Calls back when the known words have changed. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /**
   * Texts that a folded text may mean, most likely first; empty while no names are known.
   * @param isStrict only texts whose words occur together in names
   */
  corrected(text: string, isStrict = false): string[] {
    return correctedTexts(text, this.words, isStrict);
  }

  /** Whether a word of the text occurs in no name and so is likely misspelt. False while no names are known. */
  lacksWordOf(text: string): boolean {
    return this.words.size > 0 && text.split(' ').some((word) => this.words.isUnknown(word));
  }

  /** Whether names contain each word of the text next to the following one, so that the text is likely a name. */
  mayBeNameOf(text: string): boolean {
    const words = text.split(' ');
    return words.every((word, at) => at === 0 || this.words.areTogether(words[at - 1] ?? '', word));
  }

  private become(words: NameWords): void {
    const isOther = !words.equals(this.words);
    this.words = words;
    if (!isOther) return;
    for (const listener of this.listeners) listener();
    this.kept
      .keep(words.content)
      .catch((error: unknown) => logger.warn({ err: error }, 'The words of names could not be stored'));
  }
}
