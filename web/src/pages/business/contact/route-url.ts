import type { BusinessDetail } from '@gewerk/contracts';

type Place = Pick<
  BusinessDetail,
  'latitude' | 'longitude' | 'fullAddress' | 'address' | 'city' | 'postalCode'
>;

const SITE = 'https://www.openstreetmap.org';

/**
 * Directions to the coordinates, otherwise to the address; if neither the coordinates nor the starting point is known,
 * a search for the address.
 * @param from the visitor's starting point as text; '' if unknown
 */
export function routeUrl(place: Place, from: string): string {
  const { latitude, longitude, fullAddress, address, city, postalCode } = place;
  const isLocated = latitude !== null && longitude !== null;
  const text =
    fullAddress ?? [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (!isLocated && from === '') return `${SITE}/search?query=${encodeURIComponent(text)}`;
  const to = encodeURIComponent(isLocated ? `${latitude},${longitude}` : text);
  return `${SITE}/directions?${from === '' ? '' : `from=${encodeURIComponent(from)}&`}to=${to}`;
}
