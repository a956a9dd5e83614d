import { daysOfMonth } from '@gewerk/contracts';
import {
  getSearchStatistics,
  type OutputOf,
  type ParsedInputOf,
  type SearchCounts,
} from '@gewerk/contracts/bus';
import { STATISTICS_PANEL } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import { nearWords } from './near-words.js';
import { SearchStatisticsRepository } from './search-statistics.repository.js';

type Statistics = OutputOf<typeof getSearchStatistics>;

/** Number of suggestions that are tried for each text. */
const CANDIDATES = 6;
/** Number of engine queries at a time. */
const AT_ONCE = 50;

/** Lists what visitors searched for in a month, with and without hits. */
@UseCase()
export class GetSearchStatistics {
  constructor(
    private readonly statistics: SearchStatisticsRepository,
    private readonly engine: SearchClient,
  ) {}

  @Answers(getSearchStatistics)
  async get({ month }: ParsedInputOf<typeof getSearchStatistics>): Promise<Statistics> {
    const [days, words, unfound] = await Promise.all([
      this.statistics.daysOf(month),
      this.statistics.mostSearched(month),
      this.statistics.unfound(month),
    ]);
    const byDay = new Map(days.map((day) => [day._id, day]));
    const found = words.filter((word) => word.unfound < word.searches).map(({ text }) => text);
    return {
      days: daysOfMonth(month, new Date()).map((day) => ({ day, ...countsOf(byDay.get(day)) })),
      words: words.map((word) => ({ text: word.text, ...countsOf(word) })),
      unfound: await this.withSuggestions(
        unfound.map((word) => ({ text: word.text, ...countsOf(word) })),
        found,
      ),
    };
  }

  private async withSuggestions(
    words: readonly (SearchCounts & { text: string })[],
    found: readonly string[],
  ): Promise<Statistics['unfound']> {
    const near = words.map((word) => ({ word, candidates: nearWords(word.text, found, CANDIDATES) }));
    const businesses = await this.countBusinesses([...new Set(near.flatMap(({ candidates }) => candidates))]);
    return near.map(({ word, candidates }) => ({
      ...word,
      suggestions: candidates
        .map((text) => ({ text, businesses: businesses.get(text) ?? 0 }))
        .filter((suggestion) => suggestion.businesses > 0)
        .slice(0, STATISTICS_PANEL.suggestions),
    }));
  }

  /** The number of hits for each text; empty while the engine is unavailable. */
  private async countBusinesses(texts: readonly string[]): Promise<Map<string, number>> {
    const counted = new Map<string, number>();
    try {
      for (let from = 0; from < texts.length; from += AT_ONCE) {
        const asked = texts.slice(from, from + AT_ONCE);
        const answers = await this.engine.searchMany(asked.map(question));
        for (const [index, text] of asked.entries()) {
          counted.set(text, answers[index]?.estimatedTotalHits ?? 0);
        }
      }
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      logger.warn({ err: error }, 'No suggestions for searched words while the index is unavailable');
    }
    return counted;
  }
}

const question = (text: string) => ({
  q: foldLoose(text),
  limit: 1,
  offset: 0,
  attributesToRetrieve: ['opening'],
  matchingStrategy: 'all' as const,
});

const countsOf = (counts: SearchCounts | undefined): SearchCounts => ({
  searches: counts?.searches ?? 0,
  unfound: counts?.unfound ?? 0,
});
