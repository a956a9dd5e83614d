import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RouteFailed } from './route-failed.js';
import { Shell } from './shell.js';

/** The screens, each a chunk of its own that is loaded when its route is first shown. */
const screens = {
  home: async () => (await import('../features/home/components/home-page.js')).HomePage,
  listing: async () => (await import('../features/listing/components/listing-page.js')).ListingPage,
  city: async () => (await import('../features/city/components/city-page.js')).CityPage,
  categories: async () =>
    (await import('../features/categories/components/categories-page.js')).CategoriesPage,
  category: async () => (await import('../features/category/components/category-page.js')).CategoryPage,
  business: async () => (await import('../features/business/components/business-page.js')).BusinessPage,
  'business-by-slug': async () =>
    (await import('../features/business/components/business-page.js')).BusinessBySlugPage,
  'not-found': async () => (await import('../features/not-found/components/not-found-page.js')).NotFoundPage,
} satisfies Record<string, () => Promise<ComponentType>>;

export type ScreenId = keyof typeof screens;

/** Paths of the screens, the more particular first. */
const screenPaths: readonly (readonly [path: string, id: ScreenId])[] = [
  ['/', 'home'],
  ['/businesses', 'listing'],
  ['/city/:city', 'city'],
  ['/categories', 'categories'],
  ['/categories/:category', 'category'],
  ['/business/:id', 'business'],
  ['/:city/:slug', 'business-by-slug'],
  ['*', 'not-found'],
];

/** The route table. A fresh one for each router, which writes the loaded components into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteFailed,
      children: screenPaths.map(([path, id]) => ({
        id,
        path,
        lazy: async () => ({ Component: await screens[id]() }),
      })),
    },
  ];
}
