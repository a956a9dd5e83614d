import { getPanelGrowth, getPanelCounts, listPanelCities, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { averageRating, KeptCounts } from '../counts/index.js';
import { growthDays } from './growth-days.js';

/** The dashboard's counts, the same as those of the public pages. */
@UseCase()
export class GetPanelCounts {
  constructor(private readonly counts: KeptCounts) {}

  @Answers(getPanelCounts)
  async stats(): Promise<OutputOf<typeof getPanelCounts>> {
    const { directory, cities, distinctValues } = await this.counts.current();
    const average = averageRating(directory ?? {});
    return {
      totalBusinesses: directory?.count ?? 0,
      totalCities: cities.count,
      totalCategories: distinctValues,
      avgRating: average === null ? null : Number(average),
    };
  }

  @Answers(listPanelCities)
  async cities(): Promise<OutputOf<typeof listPanelCities>> {
    const { cities } = await this.counts.current();
    return cities.largest.map(({ name, count }) => ({ city: name, count }));
  }

  @Answers(getPanelGrowth)
  async growth(): Promise<OutputOf<typeof getPanelGrowth>> {
    const { directory, days } = await this.counts.current();
    return { days: growthDays(days, directory?.count ?? 0, new Date()) };
  }
}
