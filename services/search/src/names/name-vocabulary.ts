import { setTimeout as pause } from 'node:timers/promises';
import { logger, PeriodicTask } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LIVE_INDEX } from '../document/index-settings.js';
import { IndexClient } from '../engine/index.client.js';
import { ServingIndex } from '../engine/serving-index.js';
import { correctedTexts } from './corrected-texts.js';
import { NameWords } from './name-words.js';

const EVERY_MS = 1_000;
/** Reading takes at most a twentieth of the time, and waits until changes have come to rest. */
const QUIET_SHARE = 20;
const SETTLE_MS = 2_000;
const PAGE = 2_000;
const PAUSE_MS = 20;

/** Corrects misspelt names by the words of the names in the index, which it reads beside the searches. */
@Injectable()
export class NameVocabulary implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<() => void>();
  private words = new NameWords();
  private changedAt = 0;
  private isRead = false;
  private notBefore = 0;
  private stopped = false;
  private readonly reading = new PeriodicTask(EVERY_MS, 'Reading the words of names', () => this.look());

  constructor(
    private readonly indexes: IndexClient,
    serving: ServingIndex,
  ) {
    serving.onChange(() => {
      this.changedAt = Date.now();
      this.isRead = false;
    });
  }

  /** Calls back when other words than before are known. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  onApplicationBootstrap(): void {
    this.reading.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.reading.stop();
  }

  /**
   * Texts that a folded one may mean, the likeliest first; none before the names are read.
   * @param isStrict only those whose words stand together in names
   */
  corrected(text: string, isStrict = false): string[] {
    return correctedTexts(text, this.words, isStrict);
  }

  private async look(): Promise<void> {
    const now = Date.now();
    if (this.isRead || now < this.notBefore || now - this.changedAt < SETTLE_MS) return;
    this.isRead = true;
    try {
      await this.read();
    } catch (error) {
      this.isRead = false;
      throw error;
    } finally {
      const ended = Date.now();
      this.notBefore = ended + Math.max(SETTLE_MS, QUIET_SHARE * (ended - now));
    }
  }

  private async read(): Promise<void> {
    const words = new NameWords();
    for (let offset = 0; !this.stopped; offset += PAGE) {
      const names = await this.indexes.businessNames(LIVE_INDEX, { offset, limit: PAGE });
      for (const name of names) words.add(name);
      if (names.length < PAGE) break;
      await pause(PAUSE_MS);
    }
    const isOther = !words.equals(this.words);
    this.words = words;
    if (isOther) for (const listener of this.listeners) listener();
    logger.debug({ words: words.size }, 'The words of names are read');
  }
}
