import type { ListingCounts } from '@gewerk/contracts/bus';
import { STATISTICS_DAYS } from '@gewerk/contracts/limits';
import { Schema } from 'mongoose';

export const STATISTICS_DAY_MODEL = 'StatisticsDay';
export const LISTING_DAY_MODEL = 'ListingDay';
export const LISTING_MONTH_MODEL = 'ListingMonth';

const DAY_SECONDS = 86_400;
const counts = {
  views: { type: Number, required: true },
  phone: { type: Number, required: true },
  website: { type: Number, required: true },
  route: { type: Number, required: true },
} as const;
/** The day itself, or the last day of the month; old documents are deleted by this date. */
const date = {
  type: Date,
  required: true,
  index: { expireAfterSeconds: STATISTICS_DAYS.daily * DAY_SECONDS },
};

/** Views and clicks of all listings on one day. */
export interface StatisticsDay extends ListingCounts {
  /** `YYYY-MM-DD`, UTC. */
  _id: string;
  date: Date;
}

/** Views and clicks of one listing on one day. */
export interface ListingDay extends ListingCounts {
  /** Business id and day. */
  _id: string;
  businessId: string;
  day: string;
  date: Date;
}

/** Views and clicks of one listing in one month, from which the ranking of listings is read. */
export interface ListingMonth extends ListingCounts {
  /** Business id and month. */
  _id: string;
  businessId: string;
  month: string;
  date: Date;
}

export const statisticsDaySchema = new Schema<StatisticsDay>(
  { _id: { type: String, required: true }, ...counts, date },
  { collection: 'usage_days', versionKey: false },
);

export const listingDaySchema = new Schema<ListingDay>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    day: { type: String, required: true },
    ...counts,
    date,
  },
  { collection: 'listing_days', versionKey: false },
).index({ businessId: 1, day: 1 });

export const listingMonthSchema = new Schema<ListingMonth>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true },
    month: { type: String, required: true },
    ...counts,
    date,
  },
  { collection: 'listing_months', versionKey: false },
)
  .index({ month: 1, views: -1, _id: 1 })
  .index({ businessId: 1 });
