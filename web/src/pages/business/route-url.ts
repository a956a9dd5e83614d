import type { BusinessDetail } from '@gewerk/contracts';

type Place = Pick<
  BusinessDetail,
  'latitude' | 'longitude' | 'fullAddress' | 'address' | 'city' | 'postalCode'
>;

/** Directions to the coordinates, else to the address. */
export function routeUrl({ latitude, longitude, fullAddress, address, city, postalCode }: Place): string {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
  }
  const text =
    fullAddress ?? [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(text)}`;
}
