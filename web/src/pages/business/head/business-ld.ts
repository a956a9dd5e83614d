import type { BusinessDetail } from '@gewerk/contracts';
import { paths } from '../../../platform/paths.js';
import { websiteUrl } from '../../../ui/business/external-link.js';
import { photoPath } from '../../../ui/business/photo.js';
import { schemaType } from './schema-type.js';

const OPEN_ALL_DAY = 'Open 24 hours';
const SPAN = /^([0-2][0-9]:[0-5][0-9])-([0-2][0-9]:[0-5][0-9])$/;

/** A business as structured data, without ratings: search engines accept only ratings that a site collected itself. */
export function businessLd(origin: string, business: BusinessDetail): object {
  const photo = photoPath(business, 0, 1_600);
  const { latitude, longitude } = business;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': schemaType(business.category, business.categorySlugs),
    '@id': `${origin}${paths.business(business)}`,
    url: `${origin}${paths.business(business)}`,
    name: business.name,
    description: business.description,
    image: photo === null ? null : `${origin}${photo}`,
    telephone: business.phone,
    email: business.email,
    sameAs: websiteUrl(business.website),
    priceRange: business.priceLevel === null ? null : '€'.repeat(business.priceLevel),
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: business.address,
      postalCode: business.postalCode,
      addressLocality: business.city,
      addressCountry: business.country_code,
    }),
    geo: latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: business.workingHours && hoursLd(business.workingHours),
  });
}

function hoursLd(hours: Readonly<Record<string, string>>): object[] {
  return Object.entries(hours).flatMap(([dayOfWeek, value]) => {
    if (value === OPEN_ALL_DAY) return [openSpan(dayOfWeek, '00:00', '23:59')];
    return value.split(', ').flatMap((span) => {
      const [, opens, closes] = SPAN.exec(span) ?? [];
      return opens && closes ? [openSpan(dayOfWeek, opens, closes)] : [];
    });
  });
}

const openSpan = (dayOfWeek: string, opens: string, closes: string): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${dayOfWeek}`,
  opens,
  closes,
});

const withoutEmpty = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
