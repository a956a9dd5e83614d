import type { SearchCounts } from '@gewerk/contracts/bus';
import { STATISTICS_DAYS } from '@gewerk/contracts/limits';
import { Schema } from 'mongoose';

export const SEARCH_DAY_MODEL = 'SearchDay';
export const SEARCH_WORD_MODEL = 'SearchWord';

const DAY_SECONDS = 86_400;
const counts = {
  searches: { type: Number, required: true },
  unfound: { type: Number, required: true },
} as const;

export interface SearchDay extends SearchCounts {
  /** `YYYY-MM-DD`, UTC. */
  _id: string;
  date: Date;
}

export interface SearchWord extends SearchCounts {
  /** Month and text. */
  _id: string;
  month: string;
  text: string;
  /** Rare texts expire early, so that a single visitor's searches are not kept. */
  expiresAt: Date;
}

export const searchDaySchema = new Schema<SearchDay>(
  {
    _id: { type: String, required: true },
    ...counts,
    date: {
      type: Date,
      required: true,
      index: { expireAfterSeconds: STATISTICS_DAYS.daily * DAY_SECONDS },
    },
  },
  { collection: 'search_days', versionKey: false },
);

export const searchWordSchema = new Schema<SearchWord>(
  {
    _id: { type: String, required: true },
    month: { type: String, required: true },
    text: { type: String, required: true },
    ...counts,
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'search_words', versionKey: false },
)
  .index({ month: 1, searches: -1, _id: 1 })
  .index({ month: 1, unfound: -1, _id: 1 });
