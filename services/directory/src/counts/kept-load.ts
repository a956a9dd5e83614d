import { setTimeout as pause } from 'node:timers/promises';
import { utcDay } from './growth-window.js';

const MAX_PAUSE_MS = 1_000;

/**
 * A value computed from the counts, loaded again only after a change or on a new UTC day. It is never older
 * than the last change that was committed before the request: pages that the event of that change drops from
 * the cache are rendered again with current counts.
 */
export class KeptLoad<T> {
  private loaded: { value: T; changes: number; day: string } | null = null;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<T> | null = null;

  /**
   * @param changes returns the number of committed changes
   * @param load computes the value as of `now`
   */
  constructor(
    private readonly changes: () => Promise<number>,
    private readonly load: (now: Date) => Promise<T>,
  ) {}

  async current(): Promise<T> {
    const { loaded } = this;
    if (loaded && loaded.day === utcDay(new Date()) && (await this.changes()) === loaded.changes)
      return loaded.value;
    // A load in progress may have begun before the change.
    this.next ??= this.loadNext();
    return this.next;
  }

  private async loadNext(): Promise<T> {
    await this.running;
    this.next = null;
    const begun = Date.now();
    const load = this.loadAfterChange();
    // During an import, loads take at most half of the time.
    const breathe = (): Promise<void> => pause(Math.min(Date.now() - begun, MAX_PAUSE_MS));
    this.running = load.then(breathe, breathe);
    return load;
  }

  private async loadAfterChange(): Promise<T> {
    const now = new Date();
    const day = utcDay(now);
    // Read before the rest, so that a change that commits in between is noticed next time.
    const changes = await this.changes();
    const { loaded } = this;
    if (loaded?.changes === changes && loaded.day === day) return loaded.value;
    const value = await this.load(now);
    this.loaded = { value, changes, day };
    return value;
  }
}
