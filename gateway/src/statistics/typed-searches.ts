import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { keptWord, typedText } from './search-word.js';
import { StatisticsCounter } from './statistics-counter.js';

/** Lists are updated with each letter: a text counts once the visitor has paused for this long. */
const SETTLE_MS = 4_000;
/** Paging, filters and the back button repeat the same text: within this time it counts once. */
const REPEAT_MS = 60 * 60_000;
const MOST_REMEMBERED = 20_000;
const MOST_PENDING = 10_000;

interface Pending {
  readonly text: string;
  readonly found: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Counts typing and paging as one search. Keeps the visitor's address for seconds only, then a keyed digest
 * for an hour.
 */
@Injectable()
export class TypedSearches {
  private readonly pending = new Map<string, Pending>();
  private readonly repeats = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: REPEAT_MS,
    perf: Date,
  });
  private readonly key = randomBytes(32).toString('base64');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly counter: StatisticsCounter) {}

  /** Adds a searched text, and whether it had results. */
  add(address: string, text: string, found: boolean): void {
    const typed = typedText(text);
    if (typed === '') return;
    const before = this.pending.get(address);
    this.pending.delete(address);
    if (before && !typed.startsWith(before.text) && !before.text.startsWith(typed)) {
      this.count(address, before);
    }
    this.pending.set(address, { text: typed, found, at: Date.now() });
    if (this.pending.size > MOST_PENDING) this.settle(-Infinity);
    this.timer ??= setTimeout(() => this.settleDue(), SETTLE_MS);
  }

  /** Counts all searches now, even those still being typed. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.settle(Infinity);
  }

  private settleDue(): void {
    this.timer = undefined;
    this.settle(Date.now() - SETTLE_MS);
    if (this.pending.size > 0) this.timer = setTimeout(() => this.settleDue(), SETTLE_MS / 4);
  }

  /**
   * Counts the searches that were added up to a point in time, and the oldest ones while there are too many.
   * Searches are kept in order of time.
   */
  private settle(until: number): void {
    for (const [address, pending] of this.pending) {
      if (pending.at > until && this.pending.size <= MOST_PENDING) return;
      this.pending.delete(address);
      this.count(address, pending);
    }
  }

  private count(address: string, { text, found }: Pending): void {
    const repeat = hash('sha256', `${this.key} ${address} ${text}`, 'base64');
    if (this.repeats.has(repeat)) return;
    this.repeats.set(repeat, true);
    this.counter.search(keptWord(text), found);
  }
}
