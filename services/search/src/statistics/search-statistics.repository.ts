import type { SearchCounts } from '@gewerk/contracts/bus';
import { SEARCH_WORD, STATISTICS_DAYS, STATISTICS_PANEL } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  SEARCH_DAY_MODEL,
  SEARCH_WORD_MODEL,
  type SearchDay,
  type SearchWord,
} from './search-statistics.schemas.js';

const DAY_MS = 86_400_000;
const LAST_DAY = 31;

@Injectable()
export class SearchStatisticsRepository {
  constructor(
    @InjectModel(SEARCH_DAY_MODEL) private readonly days: Model<SearchDay>,
    @InjectModel(SEARCH_WORD_MODEL) private readonly words: Model<SearchWord>,
  ) {}

  async addDays(sums: ReadonlyMap<string, SearchCounts>, session: ClientSession): Promise<void> {
    await this.days.bulkWrite(
      [...sums].map(([day, counts]) => ({
        updateOne: {
          filter: { _id: day },
          update: { $inc: { ...counts }, $setOnInsert: { date: new Date(day) } },
          upsert: true,
        },
      })),
      { session },
    );
  }

  /** Adds sums, whose keys are month and text, separated by a space. */
  async addWords(sums: ReadonlyMap<string, SearchCounts>, session: ClientSession): Promise<void> {
    const now = Date.now();
    // Through the driver, since the update is a pipeline.
    await this.words.db.collection<SearchWord>(this.words.collection.name).bulkWrite(
      [...sums].map(([key, counts]) => ({
        updateOne: { filter: { _id: key }, update: addition(key, counts, now), upsert: true },
      })),
      { session },
    );
  }

  daysOf(month: string): Promise<SearchDay[]> {
    return this.days.find({ _id: { $gte: `${month}-01`, $lte: `${month}-${LAST_DAY}` } }).lean<SearchDay[]>();
  }

  /** Texts that several visitors searched for, most searched first. */
  mostSearched(month: string): Promise<SearchWord[]> {
    return this.words
      .find({ month, searches: { $gte: SEARCH_WORD.several } })
      .sort({ searches: -1, _id: 1 })
      .limit(STATISTICS_PANEL.words)
      .lean<SearchWord[]>();
  }

  /** Texts without hits that several visitors searched for, most searched first. */
  unfound(month: string): Promise<SearchWord[]> {
    return this.words
      .find({ month, unfound: { $gte: SEARCH_WORD.several } })
      .sort({ unfound: -1, _id: 1 })
      .limit(STATISTICS_PANEL.words)
      .lean<SearchWord[]>();
  }
}

/** The update as a pipeline, since the expiry depends on the sum, which only the database knows. */
function addition(key: string, { searches, unfound }: SearchCounts, now: number) {
  const added = (field: string, count: number) => ({ $add: [{ $ifNull: [`$${field}`, 0] }, count] });
  const inDays = (days: number) => new Date(now + days * DAY_MS);
  return [
    {
      $set: {
        month: key.slice(0, 'YYYY-MM'.length),
        // A literal, since a text may look like the name of a field.
        text: { $literal: key.slice('YYYY-MM '.length) },
        searches: added('searches', searches),
        unfound: added('unfound', unfound),
      },
    },
    {
      $set: {
        expiresAt: {
          $cond: [
            { $gte: ['$searches', SEARCH_WORD.several] },
            inDays(STATISTICS_DAYS.words),
            inDays(STATISTICS_DAYS.rareWords),
          ],
        },
      },
    },
  ];
}
