import { type BusinessCard, type SiteIdentity, siteLogoPath } from '@gewerk/contracts';
import { paths } from '../platform/paths.js';

const CONTEXT = 'https://schema.org';

export const websiteLd = (origin: string, name: string, site?: SiteIdentity): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${paths.businesses}?query={query}`,
    'query-input': 'required name=query',
  },
  ...(site && isReached(site) ? { publisher: organisationLd(origin, site) } : {}),
});

const isReached = ({ logo, email, phone, social }: SiteIdentity): boolean =>
  [logo, email, phone, social].some((said) => said !== undefined);

/** The site's operator, with those details that have been set. */
const organisationLd = (origin: string, { name, logo, email, phone, social }: SiteIdentity): object => ({
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  ...(logo && { logo: `${origin}${siteLogoPath(logo)}` }),
  ...(email && { email }),
  ...(phone && { telephone: phone }),
  ...(social && { sameAs: social }),
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
