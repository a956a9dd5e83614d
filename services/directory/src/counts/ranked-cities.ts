import { LIST_LENGTH } from '@gewerk/contracts/limits';
import type { PipelineStage } from 'mongoose';
import type { CityCounts } from './counts.schema.js';

/** Cities named for a category. */
const TOP_CITIES = 5;

export interface CategoryCities {
  /** Cities with a listed business of the category. */
  count: number;
  /** Those with most, most first. */
  top: { city: string; businessCount: number }[];
}

/** What lists and counts show of all cities: a few of each, however many there are. */
export interface RankedCities {
  count: number;
  /** Most businesses first, of one size in order of their slug; `LIST_LENGTH.cities` at most. */
  largest: Omit<CityCounts, 'categories'>[];
  /** By registry category. */
  byCategory: ReadonlyMap<string, CategoryCities>;
}

const LISTED: PipelineStage.Match = { $match: { kind: 'city', count: { $gt: 0 } } };

/**
 * The database ranks them: one wrong column of a sheet makes a city of each row, and reading 100,000 of them into a
 * process holds up its other answers for seconds.
 */
export const LARGEST_CITIES: PipelineStage[] = [
  LISTED,
  { $project: { categories: 0 } },
  {
    $group: {
      _id: null,
      count: { $sum: 1 },
      largest: { $topN: { n: LIST_LENGTH.cities, sortBy: { count: -1, slug: 1 }, output: '$$ROOT' } },
    },
  },
];

export type LargestCities = Pick<RankedCities, 'count' | 'largest'>;

export const CITIES_BY_CATEGORY: PipelineStage[] = [
  LISTED,
  { $project: { slug: 1, name: 1, count: 1, categories: { $objectToArray: '$categories' } } },
  { $unwind: '$categories' },
  { $match: { 'categories.v': { $gt: 0 } } },
  {
    $group: {
      _id: '$categories.k',
      count: { $sum: 1 },
      top: {
        $topN: {
          n: TOP_CITIES,
          sortBy: { 'categories.v': -1, count: -1, slug: 1 },
          output: { city: '$name', businessCount: '$categories.v' },
        },
      },
    },
  },
];

export type CitiesOfCategory = CategoryCities & { _id: string };
