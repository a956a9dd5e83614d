import type { getDirectoryStats, OutputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryFigures } from '../tallies/directory-figures.js';
import { averageRating } from '../tallies/tally-figures.js';

@Injectable()
export class GetDirectoryStatsService {
  constructor(private readonly figures: DirectoryFigures) {}

  async get(): Promise<OutputOf<typeof getDirectoryStats>> {
    const { directory, cities, days, distinctValues } = await this.figures.read();
    return {
      total: directory?.count ?? 0,
      cities: cities.length,
      categories: distinctValues,
      averageRating: averageRating(directory ?? {}),
      addedLast30Days: days.reduce((sum, { count }) => sum + count, 0),
    };
  }
}
