import { shortName } from '@gewerk/gazetteer';
import { citySlug } from '@gewerk/text';
import { type BusinessFields, foldedName } from '../../record/index.js';

type Identity = Pick<BusinessFields, 'placeId' | 'name' | 'city' | 'postalCode' | 'phoneNumber' | 'website'>;

/**
 * The texts that identify a business if it is added again: its place id; its name, phone number or website at the same
 * postal code, or in the same city if it has none. Legal forms, case and punctuation in names make no difference.
 */
export function identityTexts({ placeId, name, city, postalCode, phoneNumber, website }: Identity): string[] {
  const places =
    postalCode === undefined
      ? formsOf(city).map((form) => `city ${citySlug(form)}`)
      : [`code ${postalCode.replace(/\s/g, '')}`];
  const site = siteOf(website);
  return [
    `place-id ${placeId}`,
    ...places.flatMap((place) => [
      `name ${foldedName(name)} ${place}`,
      ...(phoneNumber === undefined ? [] : [`phone ${phoneNumber} ${place}`]),
      ...(site === null ? [] : [`site ${site} ${place}`]),
    ]),
  ];
}

/**
 * Both the full and the short name of a city: a business may be under 'Krems an der Donau' in the directory
 * and under 'Krems' in the suppression list or a source.
 */
function formsOf(city: string): string[] {
  const short = shortName(city);
  return short === undefined ? [city] : [city, short];
}

/** Host and path of a website, since many businesses share the host of a platform. */
function siteOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url && `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.toLowerCase();
}
