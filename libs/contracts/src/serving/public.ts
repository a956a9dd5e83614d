import { z } from 'zod';
import { limitParameter, pageParameter, withBoundedDepth } from '../model/inputs/query.js';
import { PAGE_SIZE } from '../limits/index.js';
import { getBusinessBySlug } from '../bus/directory/browse/get-business-by-slug.js';
import { getBusiness } from '../bus/directory/browse/get-business.js';
import { getDirectoryCounts } from '../bus/directory/browse/get-directory-counts.js';
import { listCategories } from '../bus/directory/browse/list-categories.js';
import { categorySorts, listCategoryBusinesses } from '../bus/directory/browse/list-category-businesses.js';
import { listCities } from '../bus/directory/browse/list-cities.js';
import { listCityBusinesses } from '../bus/directory/browse/list-city-businesses.js';
import { listPopularBusinesses } from '../bus/directory/browse/list-popular-businesses.js';
import { readOpeningHours } from '../bus/directory/panel/read-opening-hours.js';
import type { Operation } from '../bus/operation.js';
import { countFacets } from '../bus/search/count-facets.js';
import { searchBusinesses } from '../bus/search/search-businesses.js';
import { suggest } from '../bus/search/suggest.js';
import { getSiteSettings } from '../bus/settings/get-site-settings.js';
import type { Address } from '../http/route.js';

/** How a public GET is served: its strict query and the operation that answers it. */
export interface PublicServing {
  readonly summary: string;
  readonly query: z.ZodType<Record<string, unknown>>;
  readonly operation: Operation;
  /** How long browsers and shared caches may keep the response, in seconds. */
  readonly maxAgeSeconds: number;
}

const noQuery = z.strictObject({});

/**
 * The calls of the public specification, section 7, except share images; also the counts by category, further calls
 * to the search, and the reading of opening hours. Path and query together are the operation's input.
 */
export const publicServing = {
  settings: {
    summary: 'The eight site settings that public pages use',
    query: noQuery,
    operation: getSiteSettings,
    maxAgeSeconds: 0,
  },
  cities: {
    summary: 'Cities with their number of businesses, most first',
    query: noQuery,
    operation: listCities,
    maxAgeSeconds: 60,
  },
  stats: {
    summary: 'Figures of the whole directory',
    query: noQuery,
    operation: getDirectoryCounts,
    maxAgeSeconds: 60,
  },
  popular: {
    summary: 'Best rated businesses',
    query: z.strictObject({ limit: limitParameter(PAGE_SIZE.popular) }),
    operation: listPopularBusinesses,
    maxAgeSeconds: 30,
  },
  search: {
    summary: 'Businesses by text, place and category',
    query: searchBusinesses.input.strict(),
    operation: searchBusinesses,
    maxAgeSeconds: 30,
  },
  facets: {
    summary: 'How many businesses each value of the search filters would find',
    query: countFacets.input.strict(),
    operation: countFacets,
    maxAgeSeconds: 30,
  },
  suggestions: {
    summary: 'Suggestions: businesses, categories and cities for a text still being typed',
    query: suggest.input.strict(),
    operation: suggest,
    maxAgeSeconds: 60,
  },
  business: {
    summary: 'One business by id',
    query: noQuery,
    operation: getBusiness,
    maxAgeSeconds: 30,
  },
  businessBySlug: {
    summary: 'One business by the two parts of its address',
    query: noQuery,
    operation: getBusinessBySlug,
    maxAgeSeconds: 30,
  },
  cityBusinesses: {
    summary: "One page of a city's businesses",
    query: withBoundedDepth(z.strictObject({ page: pageParameter(), limit: limitParameter(PAGE_SIZE.city) })),
    operation: listCityBusinesses,
    maxAgeSeconds: 30,
  },
  categories: {
    summary: 'Categories with figures computed from the data',
    query: noQuery,
    operation: listCategories,
    maxAgeSeconds: 60,
  },
  categoryBusinesses: {
    summary: "One page of a category's businesses",
    query: withBoundedDepth(
      z.strictObject({
        page: pageParameter(),
        limit: limitParameter(PAGE_SIZE.category),
        sortBy: z
          .enum(categorySorts, { error: `must be one of ${categorySorts.join(', ')}` })
          .default('rating'),
      }),
    ),
    operation: listCategoryBusinesses,
    maxAgeSeconds: 30,
  },
  openingHours: {
    summary: 'How typed opening hours would be read, day by day',
    query: readOpeningHours.input.strict(),
    operation: readOpeningHours,
    maxAgeSeconds: 3_600,
  },
} as const satisfies Record<string, PublicServing>;

/** A public GET with its address. */
export type PublicEndpoint = PublicServing & Address;
