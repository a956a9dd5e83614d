import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RankedCities } from './ranked-cities.js';
import { CountsRepository } from './counts.repository.js';
import type { DayCounts, DirectoryCounts } from './counts.schema.js';
import { utcDay } from './growth-window.js';

/** All counts of the whole directory as of one moment. */
export interface AllCounts {
  directory: DirectoryCounts | null;
  cities: RankedCities;
  /** The days of the last 30. */
  days: DayCounts[];
  distinctValues: number;
}

interface Loaded {
  counts: AllCounts;
  changes: number;
  day: string;
}

/** Longest pause between two loads. */
const MAX_PAUSE_MS = 1_000;

/**
 * The counts of the whole directory, loaded again only after a change. They are never older than the last change that
 * had committed when they were asked for: pages that its event drops are made anew from them.
 */
@Injectable()
export class KeptCounts {
  private loaded: Loaded | null = null;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<AllCounts> | null = null;

  constructor(private readonly counts: CountsRepository) {}

  async current(): Promise<AllCounts> {
    const { loaded } = this;
    if (loaded && (await this.isCurrent(loaded))) return loaded.counts;
    // A load that is under way may have begun before the change.
    this.next ??= this.loadNext();
    return this.next;
  }

  private async isCurrent({ changes, day }: Loaded): Promise<boolean> {
    return day === utcDay(new Date()) && (await this.counts.changes()) === changes;
  }

  private async loadNext(): Promise<AllCounts> {
    await this.running;
    this.next = null;
    const begun = Date.now();
    const load = this.load();
    // During an import, loads take at most half of the time.
    const breathe = (): Promise<void> => pause(Math.min(Date.now() - begun, MAX_PAUSE_MS));
    this.running = load.then(breathe, breathe);
    return load;
  }

  private async load(): Promise<AllCounts> {
    const now = new Date();
    // Read before the rest, so that a change that commits in between is seen next time.
    const directory = await this.counts.directory();
    const changes = directory?.changes ?? 0;
    const day = utcDay(now);
    const { loaded } = this;
    if (loaded?.changes === changes && loaded.day === day) return loaded.counts;
    const [cities, days, distinctValues] = await Promise.all([
      this.counts.rankedCities(),
      this.counts.days(now),
      this.counts.distinctValues(),
    ]);
    const counts = { directory, cities, days, distinctValues };
    this.loaded = { counts, changes, day };
    return counts;
  }
}
