import type { BusinessDetail } from '@gewerk/contracts';

type Place = Pick<
  BusinessDetail,
  'latitude' | 'longitude' | 'fullAddress' | 'address' | 'city' | 'postalCode'
>;

/** A map's directions to a business: to its coordinates, else a search for its address. Opened only on a click. */
export function routeUrl({ latitude, longitude, fullAddress, address, city, postalCode }: Place): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
  }
  const text =
    fullAddress ?? [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`;
}
