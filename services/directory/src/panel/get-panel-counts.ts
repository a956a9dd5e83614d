import {
  getPanelGrowth,
  getPanelCounts,
  listPanelCities,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { averageRating, CountsRepository, KeptCounts } from '../counts/index.js';
import { growthDays } from './growth-days.js';

/** The dashboard's counts, the same as those of the public pages. */
@UseCase()
export class GetPanelCounts {
  constructor(
    private readonly counts: KeptCounts,
    private readonly stored: CountsRepository,
  ) {}

  @Answers(getPanelCounts)
  async stats(): Promise<OutputOf<typeof getPanelCounts>> {
    const { directory, cities, distinctValues } = await this.counts.figures();
    const average = averageRating(directory ?? {});
    return {
      totalBusinesses: directory?.count ?? 0,
      totalCities: cities,
      totalCategories: distinctValues,
      avgRating: average === null ? null : Number(average),
    };
  }

  @Answers(listPanelCities)
  async cities({
    search = '',
    limit = LIST_LENGTH.cities,
  }: ParsedInputOf<typeof listPanelCities>): Promise<OutputOf<typeof listPanelCities>> {
    const found =
      search === ''
        ? (await this.counts.largestCities()).slice(0, limit)
        : await this.stored.citiesNamed(search, limit);
    return found.map(({ name, count }) => ({ city: name, count }));
  }

  @Answers(getPanelGrowth)
  async growth(): Promise<OutputOf<typeof getPanelGrowth>> {
    const { directory, days } = await this.counts.figures();
    return { days: growthDays(days, directory?.count ?? 0, new Date()) };
  }
}
