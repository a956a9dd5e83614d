import { type PayloadOf, type SearchCounts, statisticsCounted } from '@gewerk/contracts/bus';
import { AppliedBatches, Consumes, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SearchStatisticsRepository } from './search-statistics.repository.js';

@UseCase()
export class CountSearches {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly applied: AppliedBatches,
    private readonly statistics: SearchStatisticsRepository,
  ) {}

  @Consumes(statisticsCounted, { durable: 'search-statistics', maxMessages: 100, maxWaitMs: 500 })
  async count(delivered: PayloadOf<typeof statisticsCounted>[]): Promise<void> {
    const searched = delivered.filter(({ searches }) => searches.length > 0);
    if (searched.length === 0) return;
    await this.connection.transaction(async (session) => {
      const fresh = await this.applied.recordNew(searched, session);
      if (fresh.length === 0) return;
      const days = new Map<string, SearchCounts>();
      const words = new Map<string, SearchCounts>();
      for (const { day, searches } of fresh) {
        for (const search of searches) {
          add(days, day, search);
          if (search.text !== null) add(words, `${day.slice(0, 'YYYY-MM'.length)} ${search.text}`, search);
        }
      }
      await this.statistics.addDays(inOrder(days), session);
      if (words.size > 0) await this.statistics.addWords(inOrder(words), session);
    });
  }
}

function add(sums: Map<string, SearchCounts>, key: string, { searches, unfound }: SearchCounts): void {
  const sum = sums.get(key) ?? { searches: 0, unfound: 0 };
  sums.set(key, { searches: sum.searches + searches, unfound: sum.unfound + unfound });
}

/** Sorts sums, since the same order in all replicas prevents deadlocks between transactions. */
const inOrder = (sums: ReadonlyMap<string, SearchCounts>): Map<string, SearchCounts> =>
  new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
