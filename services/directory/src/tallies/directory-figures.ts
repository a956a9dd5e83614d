import { Injectable } from '@nestjs/common';
import { TalliesRepository } from './tallies.repository.js';
import type { CityTally, DayTally, DirectoryTally } from './tally.schema.js';
import { utcDay } from './tally-figures.js';

/** All that figures of the whole directory are computed from, as of one moment. */
export interface Figures {
  directory: DirectoryTally | null;
  /** Cities with listed businesses, most first; 'Unknown' is none. */
  cities: CityTally[];
  /** The days of the last 30. */
  days: DayTally[];
  distinctValues: number;
}

interface Loaded {
  figures: Figures;
  changes: number;
  day: string;
  /** Until when they are given without a look at the database. */
  freshUntil: number;
}

/** During an import figures may be this old; otherwise they are exact. */
const FRESH_MS = 1_000;

/** Reads the tallies of the whole directory, again only when it has changed, and at most once a second. */
@Injectable()
export class DirectoryFigures {
  private loaded: Loaded | null = null;
  private loading: Promise<Figures> | null = null;

  constructor(private readonly tallies: TalliesRepository) {}

  read(): Promise<Figures> {
    if (this.loaded && Date.now() < this.loaded.freshUntil) return Promise.resolve(this.loaded.figures);
    this.loading ??= this.load().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async load(): Promise<Figures> {
    const now = new Date();
    // Read before the rest: a change that commits in between is seen at the next look.
    const directory = await this.tallies.directory();
    const changes = directory?.changes ?? 0;
    const { loaded } = this;
    if (loaded?.changes === changes && loaded.day === utcDay(now)) return loaded.figures;
    const [cities, days, distinctValues] = await Promise.all([
      this.tallies.cities(),
      this.tallies.days(now),
      this.tallies.distinctValues(),
    ]);
    const figures = { directory, cities, days, distinctValues };
    this.loaded = { figures, changes, day: utcDay(now), freshUntil: now.getTime() + FRESH_MS };
    return figures;
  }
}
