import { z } from 'zod';
import type { Operation } from '../core/operation.js';
import { limitParameter, pageParameter, withBoundedDepth } from '../core/query.js';
import { getBusiness } from '../directory/get-business.js';
import { getBusinessBySlug } from '../directory/get-business-by-slug.js';
import { getDirectoryStats } from '../directory/get-directory-stats.js';
import { listCategories } from '../directory/list-categories.js';
import { categorySorts, listCategoryBusinesses } from '../directory/list-category-businesses.js';
import { listCities } from '../directory/list-cities.js';
import { listCityBusinesses } from '../directory/list-city-businesses.js';
import { listPopularBusinesses } from '../directory/list-popular-businesses.js';
import { PAGE_SIZE } from '../limits.js';
import { countFacets } from '../search/count-facets.js';
import { searchBusinesses } from '../search/search-businesses.js';
import { suggest } from '../search/suggest.js';
import { getSiteSettings } from '../settings/get-site-settings.js';

/** A public GET of the HTTP API: its path, its strict query and the operation that answers it. */
export interface PublicRoute {
  /** OpenAPI form, e.g. `/api/businesses/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly query: z.ZodType<Record<string, unknown>>;
  readonly operation: Operation;
  /** How long browsers and shared caches may keep the answer, in seconds. */
  readonly maxAgeSeconds: number;
}

const noQuery = z.strictObject({});

/** Every public call of the specification's section 7, the category figures, and what helps a search. Path and query together are the operation's input. */
export const publicRoutes = {
  settings: {
    path: '/api/admin/settings',
    summary: 'The eight site settings that public pages use',
    query: noQuery,
    operation: getSiteSettings,
    maxAgeSeconds: 0,
  },
  cities: {
    path: '/api/cities',
    summary: 'Cities with their number of businesses, most first',
    query: noQuery,
    operation: listCities,
    maxAgeSeconds: 60,
  },
  stats: {
    path: '/api/businesses/stats',
    summary: 'Figures of the whole directory',
    query: noQuery,
    operation: getDirectoryStats,
    maxAgeSeconds: 60,
  },
  popular: {
    path: '/api/businesses/popular',
    summary: 'Best rated businesses',
    query: z.strictObject({ limit: limitParameter(PAGE_SIZE.popular) }),
    operation: listPopularBusinesses,
    maxAgeSeconds: 30,
  },
  search: {
    path: '/api/businesses/search',
    summary: 'Businesses by text, place and category',
    query: searchBusinesses.input.strict(),
    operation: searchBusinesses,
    maxAgeSeconds: 30,
  },
  facets: {
    path: '/api/businesses/facets',
    summary: 'How many businesses each choice of the search filters would find',
    query: countFacets.input.strict(),
    operation: countFacets,
    maxAgeSeconds: 30,
  },
  suggestions: {
    path: '/api/suggestions',
    summary: 'Businesses, categories and cities that a text still being typed may mean',
    query: suggest.input.strict(),
    operation: suggest,
    maxAgeSeconds: 60,
  },
  business: {
    path: '/api/businesses/{id}',
    summary: 'One business by id',
    query: noQuery,
    operation: getBusiness,
    maxAgeSeconds: 30,
  },
  businessBySlug: {
    path: '/api/businesses/slug/{city}/{slug}',
    summary: 'One business by the two parts of its address',
    query: noQuery,
    operation: getBusinessBySlug,
    maxAgeSeconds: 30,
  },
  cityBusinesses: {
    path: '/api/cities/{city}/businesses',
    summary: "One page of a city's businesses",
    query: withBoundedDepth(z.strictObject({ page: pageParameter(), limit: limitParameter(PAGE_SIZE.city) })),
    operation: listCityBusinesses,
    maxAgeSeconds: 30,
  },
  categories: {
    path: '/api/categories',
    summary: 'Categories with figures computed from the data',
    query: noQuery,
    operation: listCategories,
    maxAgeSeconds: 60,
  },
  categoryBusinesses: {
    path: '/api/categories/{category}/businesses',
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
} as const satisfies Record<string, PublicRoute>;

export type PublicRouteName = keyof typeof publicRoutes;
