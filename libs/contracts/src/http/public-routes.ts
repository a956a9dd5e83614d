import type { publicServing } from '../serving/public.js';
import type { Address, Routes } from './route.js';

const addresses = {
  settings: { path: '/api/admin/settings' },
  cities: { path: '/api/cities' },
  stats: { path: '/api/businesses/stats' },
  popular: { path: '/api/businesses/popular' },
  search: { path: '/api/businesses/search' },
  facets: { path: '/api/businesses/facets' },
  suggestions: { path: '/api/suggestions' },
  business: { path: '/api/businesses/{id}' },
  businessBySlug: { path: '/api/businesses/slug/{city}/{slug}' },
  cityBusinesses: { path: '/api/cities/{city}/businesses' },
  categories: { path: '/api/categories' },
  categoryBusinesses: { path: '/api/categories/{category}/businesses' },
  openingHours: { path: '/api/opening-hours' },
} as const satisfies Record<keyof typeof publicServing, Address>;

/** Every public read that returns JSON; `publicServing` declares under the same name how each is served. */
export const publicRoutes: Routes<typeof addresses, typeof publicServing> = addresses;
