import lookUp from 'tz-lookup';

const DEFAULT_ZONE = 'Europe/Berlin';

/** The time zone of a country, or of most of its people if it has several; coordinates are more precise. */
const zonesByCountry: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MC: 'Europe/Monaco',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  JP: 'Asia/Tokyo',
};

/** The IANA time zone by coordinates, otherwise by country, otherwise Europe/Berlin. */
export function timeZoneOf(place: {
  latitude?: number | undefined;
  longitude?: number | undefined;
  countryCode?: string | undefined;
}): string {
  const { latitude, longitude } = place;
  if (latitude !== undefined && longitude !== undefined && isOnEarth(latitude, longitude)) {
    return lookUp(latitude, longitude);
  }
  return zonesByCountry[place.countryCode?.toUpperCase() ?? ''] ?? DEFAULT_ZONE;
}

const isOnEarth = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
