import type { PipelineStage } from 'mongoose';

/** How many cities are named for a category. */
const TOP_CITIES = 5;

export interface CategoryCities {
  /** Cities with a listed business of the category. */
  count: number;
  /** The cities with the most businesses, largest first. */
  top: { city: string; businessCount: number }[];
}

/** The cities with a listed business. */
export const LISTED_CITIES = { kind: 'city', count: { $gt: 0 } } as const;

/**
 * The database ranks the cities: if a column is mapped wrongly, every row may become a city, and reading 100,000 cities
 * into a process would block its other requests for seconds.
 */
export const CITIES_BY_CATEGORY: PipelineStage[] = [
  { $match: LISTED_CITIES },
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
