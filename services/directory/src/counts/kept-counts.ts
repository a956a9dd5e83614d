import { Injectable } from '@nestjs/common';
import { CountsRepository } from './counts.repository.js';
import type { DayCounts, DirectoryCounts, LargeCity } from './counts.schema.js';
import { KeptLoad } from './kept-load.js';
import type { CategoryCities } from './ranked-cities.js';

/** The figures of the whole directory. */
export interface DirectoryFigures {
  directory: DirectoryCounts | null;
  /** Cities with a listed business. */
  cities: number;
  /** The counts of the last 30 days, for days that have any. */
  days: DayCounts[];
  distinctValues: number;
}

/**
 * The counts of the whole directory, each kind cached separately: the figures that every page shows must not wait
 * for the ranking of cities by category, which reads each category of each city.
 */
@Injectable()
export class KeptCounts {
  private readonly keptFigures: KeptLoad<DirectoryFigures>;
  private readonly keptLargest: KeptLoad<LargeCity[]>;
  private readonly keptByCategory: KeptLoad<ReadonlyMap<string, CategoryCities>>;

  constructor(counts: CountsRepository) {
    const changes = (): Promise<number> => counts.changes();
    this.keptFigures = new KeptLoad(changes, async (now) => {
      const [directory, cities, days, distinctValues] = await Promise.all([
        counts.directory(),
        counts.cities(),
        counts.days(now),
        counts.distinctValues(),
      ]);
      return { directory, cities, days, distinctValues };
    });
    this.keptLargest = new KeptLoad(changes, () => counts.largestCities());
    this.keptByCategory = new KeptLoad(changes, () => counts.citiesByCategory());
  }

  figures(): Promise<DirectoryFigures> {
    return this.keptFigures.current();
  }

  /** The cities with the most listed businesses, largest first. */
  largestCities(): Promise<LargeCity[]> {
    return this.keptLargest.current();
  }

  /** By registry category; a category without listed businesses is absent. */
  citiesByCategory(): Promise<ReadonlyMap<string, CategoryCities>> {
    return this.keptByCategory.current();
  }
}
