import { getDirectoryCounts, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { averageRating, KeptCounts } from '../counts/index.js';

@UseCase()
export class GetDirectoryCounts {
  constructor(private readonly counts: KeptCounts) {}

  @Answers(getDirectoryCounts)
  async get(): Promise<OutputOf<typeof getDirectoryCounts>> {
    const { directory, cities, days, distinctValues } = await this.counts.figures();
    return {
      total: directory?.count ?? 0,
      cities,
      categories: distinctValues,
      averageRating: averageRating(directory ?? {}),
      addedLast30Days: days.reduce((sum, { count }) => sum + count, 0),
    };
  }
}
