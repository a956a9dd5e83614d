import type { BusinessCard } from '@gewerk/contracts';
import { paths } from '../platform/paths.js';

const CONTEXT = 'https://schema.org';

export const websiteLd = (origin: string, name: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${paths.businesses}?query={query}`,
    'query-input': 'required name=query',
  },
});

export const itemListLd = (origin: string, name: string, businesses: readonly BusinessCard[]): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name,
  numberOfItems: businesses.length,
  itemListElement: businesses.map((business, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: business.name,
    url: `${origin}${paths.business(business)}`,
  })),
});

export const breadcrumbLd = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
