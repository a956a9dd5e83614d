import {
  daysOfMonth,
  type getSearchUsage,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  type SearchCounts,
  type usageCounted,
  USAGE_PANEL,
} from '@gewerk/contracts';
import { AppliedBatches } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { foldLoose } from '@gewerk/text';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { EngineUnavailable } from '../engine/engine-query.js';
import { SearchClient } from '../engine/search.client.js';
import { nearWords } from './near-words.js';
import { SearchUsageRepository } from './usage.repository.js';

type Batch = PayloadOf<typeof usageCounted>;
type Usage = OutputOf<typeof getSearchUsage>;

/** Words looked at for each text, of which those that find something are suggested. */
const CANDIDATES = 6;
/** Questions to the engine at a time. */
const AT_ONCE = 50;

/** What visitors search, and what they search in vain. */
@Injectable()
export class SearchUsageService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly applied: AppliedBatches,
    private readonly usage: SearchUsageRepository,
    private readonly engine: SearchClient,
  ) {}

  /** Adds batches that were not added before. */
  async apply(delivered: readonly Batch[]): Promise<void> {
    const searched = delivered.filter(({ searches }) => searches.length > 0);
    if (searched.length === 0) return;
    await this.connection.transaction(async (session) => {
      const fresh = await this.applied.take(searched, session);
      if (fresh.length === 0) return;
      const days = new Map<string, SearchCounts>();
      const words = new Map<string, SearchCounts>();
      for (const { day, searches } of fresh) {
        for (const search of searches) {
          add(days, day, search);
          if (search.text !== null) add(words, `${day.slice(0, 'YYYY-MM'.length)} ${search.text}`, search);
        }
      }
      await this.usage.addDays(inOrder(days), session);
      if (words.size > 0) await this.usage.addWords(inOrder(words), session);
    });
  }

  async read({ month }: ParsedInputOf<typeof getSearchUsage>): Promise<Usage> {
    const [days, words, unfound] = await Promise.all([
      this.usage.daysOf(month),
      this.usage.mostSearched(month),
      this.usage.unfound(month),
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
  ): Promise<Usage['unfound']> {
    const near = words.map((word) => ({ word, candidates: nearWords(word.text, found, CANDIDATES) }));
    const businesses = await this.countBusinesses([...new Set(near.flatMap(({ candidates }) => candidates))]);
    return near.map(({ word, candidates }) => ({
      ...word,
      suggestions: candidates
        .map((text) => ({ text, businesses: businesses.get(text) ?? 0 }))
        .filter((suggestion) => suggestion.businesses > 0)
        .slice(0, USAGE_PANEL.suggestions),
    }));
  }

  /** How many businesses each text finds; none while the engine is away. */
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
      logger.warn({ err: error }, 'Words are told without suggestions while the index is away');
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

function add(sums: Map<string, SearchCounts>, key: string, { searches, unfound }: SearchCounts): void {
  const sum = sums.get(key) ?? { searches: 0, unfound: 0 };
  sums.set(key, { searches: sum.searches + searches, unfound: sum.unfound + unfound });
}

/** In one order in all replicas, so that two transactions cannot wait for each other. */
const inOrder = (sums: ReadonlyMap<string, SearchCounts>): Map<string, SearchCounts> =>
  new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));

const countsOf = (counts: SearchCounts | undefined): SearchCounts => ({
  searches: counts?.searches ?? 0,
  unfound: counts?.unfound ?? 0,
});
