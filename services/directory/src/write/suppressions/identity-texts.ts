import { citySlug } from '@gewerk/text';
import { type BusinessFields, foldedName } from '../../record/index.js';

type Identity = Pick<BusinessFields, 'placeId' | 'name' | 'city' | 'postalCode' | 'phoneNumber' | 'website'>;

/**
 * What identifies a business that was there before: its place id; its name, phone number or website at the same
 * postal code, or in the same city where it has none. Legal forms, case and punctuation make no difference.
 */
export function identityTexts({ placeId, name, city, postalCode, phoneNumber, website }: Identity): string[] {
  const place = postalCode === undefined ? `city ${citySlug(city)}` : `code ${postalCode.replace(/\s/g, '')}`;
  const site = siteOf(website);
  return [
    `place-id ${placeId}`,
    `name ${foldedName(name)} ${place}`,
    ...(phoneNumber === undefined ? [] : [`phone ${phoneNumber} ${place}`]),
    ...(site === null ? [] : [`site ${site} ${place}`]),
  ];
}

/** Host and path: many businesses share the host of a platform. */
function siteOf(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  return url && `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`.toLowerCase();
}
