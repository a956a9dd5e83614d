import { SEARCH_WORD, type SearchCounts, USAGE_DAYS, USAGE_PANEL } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SEARCH_DAY_MODEL, SEARCH_WORD_MODEL, type SearchDay, type SearchWord } from './usage.schemas.js';

const DAY_MS = 86_400_000;
const LAST_DAY = 31;

/** Counts of what visitors searched. */
@Injectable()
export class SearchUsageRepository {
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

  /** Adds searches of texts, each under its month and text with a space between. */
  async addWords(sums: ReadonlyMap<string, SearchCounts>, session: ClientSession): Promise<void> {
    const now = Date.now();
    // By the driver: what is set depends on what is there.
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

  /** Those that several visitors searched, most searched first. */
  mostSearched(month: string): Promise<SearchWord[]> {
    return this.words
      .find({ month, searches: { $gte: SEARCH_WORD.several } })
      .sort({ searches: -1, _id: 1 })
      .limit(USAGE_PANEL.words)
      .lean<SearchWord[]>();
  }

  /** Those that several visitors searched in vain, most often first. */
  unfound(month: string): Promise<SearchWord[]> {
    return this.words
      .find({ month, unfound: { $gte: SEARCH_WORD.several } })
      .sort({ unfound: -1, _id: 1 })
      .limit(USAGE_PANEL.words)
      .lean<SearchWord[]>();
  }
}

/** How long a word stays depends on its sum, which only the database knows. */
function addition(key: string, { searches, unfound }: SearchCounts, now: number) {
  const added = (field: string, count: number) => ({ $add: [{ $ifNull: [`$${field}`, 0] }, count] });
  const inDays = (days: number) => new Date(now + days * DAY_MS);
  return [
    {
      $set: {
        month: key.slice(0, 'YYYY-MM'.length),
        // A text may begin with what the database would take for a field.
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
            inDays(USAGE_DAYS.words),
            inDays(USAGE_DAYS.rareWords),
          ],
        },
      },
    },
  ];
}
