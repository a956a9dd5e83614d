import type { BusinessCard } from '@gewerk/contracts';

const encode = encodeURIComponent;

/** Every public path. Parameters are encoded in this file and nowhere else. */
export const paths = {
  home: '/',
  businesses: '/businesses',
  allCategories: '/categories',
  about: '/about',
  contact: '/contact',
  addBusiness: '/add-business',
  listingReport: '/listing-report',
  ownListing: '/own-listing',
  help: '/help',
  blog: '/blog',
  article: (id: string) => `/blog/${encode(id)}`,
  privacy: '/privacy',
  imprint: '/imprint',
  terms: '/terms',
  cookies: '/cookies',
  saved: '/saved',
  city: (city: string) => `/city/${encode(city)}`,
  category: (slug: string) => `/categories/${encode(slug)}`,
  categoryInCity: (slug: string, city: string) => `/categories/${encode(slug)}/${encode(city)}`,
  /** The path of a business: its slugs, or its id if it has none. */
  business: (business: Pick<BusinessCard, 'id' | 'urlSlug'>) =>
    business.urlSlug === ''
      ? `/business/${encode(business.id)}`
      : `/${business.urlSlug.split('/').map(encode).join('/')}`,
} as const;

/** A path with those query parameters that are not empty, in the given order. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
