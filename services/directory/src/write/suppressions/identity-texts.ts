import { shortName } from '@gewerk/gazetteer';
import { citySlug } from '@gewerk/text';
import { type BusinessFields, foldedName } from '../../record/index.js';

type Identity = Pick<BusinessFields, 'placeId' | 'name' | 'city' | 'postalCode' | 'phoneNumber' | 'website'>;

/**
 * The texts that identify a business if it is added again: its place id; its name, phone number or website at the
 * same postal code, or in the same city if it has none. Legal forms, case and punctuation make no difference.
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

/** A business may be listed under 'Krems an der Donau' now and as 'Krems' in the list or in a source. */
function formsOf(city: string): string[] {
  const short = shortName(city);
  return short === undefined ? [city] : [city, short];
}

/** Host and path: many businesses share the host of a platform. */
function siteOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url && `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.toLowerCase();
}
