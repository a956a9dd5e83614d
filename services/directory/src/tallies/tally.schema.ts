import { Schema } from 'mongoose';

export const TALLY_MODEL = 'Tally';

/** Ratings are added up in tenths, so that sums stay whole numbers and never drift. */
export interface RatedCount {
  count: number;
  ratingTenths: number;
  ratings: number;
}

interface TallyBase {
  _id: string;
}

/** The whole directory. */
export interface DirectoryTally extends TallyBase, RatedCount {
  kind: 'directory';
  /** Grows with each committed change; also the document on which concurrent changes meet first. */
  changes: number;
  /** Of all businesses, listed or not, that came with a website since this is counted, less those that went. */
  websites?: number;
  /** Businesses with a website that were there before; absent where nobody has counted them yet. */
  websitesBefore?: number;
  /** By registry category; a category that never had a business is absent. */
  categories?: Record<string, RatedCount>;
}

/** One city with listed businesses. */
export interface CityTally extends TallyBase, RatedCount {
  kind: 'city';
  slug: string;
  /** As the first business spelled it. */
  name: string;
  countryCode: string;
  /** Of the first business that had coordinates. */
  latitude?: number;
  longitude?: number;
  /** Number of businesses by registry category. */
  categories?: Record<string, number>;
}

/** One category value as shown, for the number of distinct values. */
export interface ValueTally extends TallyBase {
  kind: 'value';
  value: string;
  count: number;
}

/** Businesses that are there now, by the UTC day on which they were added. Kept as long as growth looks back. */
export interface DayTally extends TallyBase {
  kind: 'day';
  /** `YYYY-MM-DD`. */
  day: string;
  count: number;
  categories?: Record<string, number>;
  expiresAt: Date;
}

export type Tally = DirectoryTally | CityTally | ValueTally | DayTally;

export const DIRECTORY_TALLY_ID = 'directory';
export const cityTallyId = (citySlug: string): string => `city:${citySlug}`;
export const valueTallyId = (value: string): string => `value:${value}`;
export const dayTallyId = (day: string): string => `day:${day}`;

/**
 * Written only by `$inc` through the driver, in the transaction of the change that it counts. No index holds a count:
 * it would be written anew with each change.
 */
export const tallySchema = new Schema<Tally>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['directory', 'city', 'value', 'day'], required: true },
    expiresAt: Date,
  },
  { collection: 'tallies', versionKey: false, strict: false },
)
  .index({ kind: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
