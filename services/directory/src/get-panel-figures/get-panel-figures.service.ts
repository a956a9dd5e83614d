import type { getPanelGrowth, getPanelStats, listPanelCities, OutputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryFigures } from '../tallies/directory-figures.js';
import { averageRating } from '../tallies/tally-figures.js';
import { growthDays } from './growth-days.js';

/** The dashboard's figures, from the same projection as those of the public pages. */
@Injectable()
export class GetPanelFiguresService {
  constructor(private readonly figures: DirectoryFigures) {}

  async stats(): Promise<OutputOf<typeof getPanelStats>> {
    const { directory, cities, distinctValues } = await this.figures.read();
    const average = averageRating(directory ?? {});
    return {
      totalBusinesses: directory?.count ?? 0,
      totalCities: cities.length,
      totalCategories: distinctValues,
      avgRating: average === null ? null : Number(average),
    };
  }

  async cities(): Promise<OutputOf<typeof listPanelCities>> {
    const { cities } = await this.figures.read();
    return cities.map(({ name, count }) => ({ city: name, count }));
  }

  async growth(): Promise<OutputOf<typeof getPanelGrowth>> {
    const { directory, days } = await this.figures.read();
    return { days: growthDays(days, directory?.count ?? 0, new Date()) };
  }
}
