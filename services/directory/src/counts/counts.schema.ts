import { Schema } from 'mongoose';

export const COUNTS_MODEL = 'Counts';

/** Ratings are summed in tenths, so that sums stay whole numbers and never drift. */
export interface RatedCount {
  count: number;
  ratingTenths: number;
  ratings: number;
}

interface CountsBase {
  _id: string;
}

/** The whole directory. */
export interface DirectoryCounts extends CountsBase, RatedCount {
  kind: 'directory';
  /** Incremented with each committed change; concurrent changes conflict on this document first. */
  changes: number;
  /**
   * Businesses with a website, listed or not, that were added since changes began to count them, minus
   * removed ones.
   */
  websites?: number;
  /** Businesses with a website that were added before; absent until they are counted. */
  websitesBefore?: number;
  /** By registry category; a category that never had a business is absent. */
  categories?: Record<string, RatedCount>;
}

/** A city that has, or once had, listed businesses. */
export interface CityCounts extends CountsBase, RatedCount {
  kind: 'city';
  slug: string;
  /** As the first business spelled it. */
  name: string;
  countryCode: string;
  /** Coordinates of the first business that had any. */
  latitude?: number;
  longitude?: number;
  /** Number of businesses by registry category. */
  categories?: Record<string, number>;
}

/** A city without its counts by category, of which a large city has hundreds. */
export type LargeCity = Omit<CityCounts, 'categories'>;

/** A category value as shown; stored so that distinct values can be counted. */
export interface ValueCounts extends CountsBase {
  kind: 'value';
  value: string;
  count: number;
}

/** Listed businesses by the UTC day on which they were added. Kept as long as the growth figures need them. */
export interface DayCounts extends CountsBase {
  kind: 'day';
  /** `YYYY-MM-DD`. */
  day: string;
  count: number;
  categories?: Record<string, number>;
  expiresAt: Date;
}

export type Counts = DirectoryCounts | CityCounts | ValueCounts | DayCounts;

export const DIRECTORY_COUNTS_ID = 'directory';
export const cityCountsId = (citySlug: string): string => `city:${citySlug}`;
export const valueCountsId = (value: string): string => `value:${value}`;
export const dayCountsId = (day: string): string => `day:${day}`;

/**
 * Changes are counted by `$inc`, in their own transaction or when their batch is settled. Counts are not indexed, since
 * each change would rewrite the index entry.
 */
export const countsSchema = new Schema<Counts>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['directory', 'city', 'value', 'day'], required: true },
    expiresAt: Date,
  },
  { collection: 'tallies', versionKey: false, strict: false },
)
  .index({ kind: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
