import { generalColumns, type ColumnHeaders } from './general-columns.js';
import { headerKey } from './header-key.js';
import type { SheetFormat } from './header-mapping.js';
import {
  apifyColumns,
  directoristColumns,
  geoDirectoryColumns,
  googleBusinessProfileColumns,
} from './named-formats.js';

type Keys = ReadonlySet<string>;

const any = (keys: Keys, ...headers: string[]) => headers.some((header) => keys.has(headerKey(header)));
const all = (keys: Keys, ...headers: string[]) => headers.every((header) => keys.has(headerKey(header)));

/** Outscraper's second version calls the whole address 'address'. */
const outscraper2Columns: ColumnHeaders = { ...generalColumns, address: [], fullAddress: ['address'] };

interface FormatRule {
  readonly format: SheetFormat;
  readonly columns: ColumnHeaders;
  readonly matches: (keys: Keys) => boolean;
}

const isOutscraper = (keys: Keys) =>
  keys.has('name') &&
  any(
    keys,
    'place_id',
    'google_id',
    'full_address',
    'subtypes',
    'working_hours',
    'reviews_per_score',
    'reviews_link',
    'business_status',
  );

/** The first matching rule decides; each tests only the set of headers, never their order. */
const rules: readonly FormatRule[] = [
  { format: 'geodirectory', columns: geoDirectoryColumns, matches: (keys) => any(keys, 'post_title') },
  {
    format: 'google-business-profile',
    columns: googleBusinessProfileColumns,
    matches: (keys) =>
      all(keys, 'Business name') && any(keys, 'Store code', 'Primary category', 'Address line 1', 'Locality'),
  },
  {
    format: 'directorist',
    columns: directoristColumns,
    matches: (keys) =>
      all(keys, 'Title') &&
      (any(keys, 'Map Latitude', 'Map Logitude', 'Map Longitude', 'Tagline') ||
        all(keys, 'Locations', 'Categories')),
  },
  {
    format: 'apify',
    columns: apifyColumns,
    matches: (keys) =>
      all(keys, 'title') &&
      any(keys, 'categoryName', 'totalScore', 'placeId', 'location/lat', 'categories/0', 'reviewsCount'),
  },
  {
    format: 'outscraper-2',
    columns: outscraper2Columns,
    matches: (keys) => isOutscraper(keys) && all(keys, 'address') && !any(keys, 'full_address'),
  },
  { format: 'outscraper-1', columns: generalColumns, matches: isOutscraper },
  { format: 'plain', columns: generalColumns, matches: () => true },
];

const keysOfColumns = (columns: ColumnHeaders) =>
  Object.entries(columns).map(
    ([column, headers]) => [column, headers.map((header) => headerKey(header))] as const,
  );

const prepared = rules.map((rule) => ({ ...rule, keysByColumn: keysOfColumns(rule.columns) }));

/** The format of a set of header keys and, for each of its columns, the keys it may have, best first. */
export function detectFormat(keys: Keys) {
  const rule = prepared.find((candidate) => candidate.matches(keys));
  if (!rule) throw new Error('no rule for plain sheets');
  return { format: rule.format, keysByColumn: rule.keysByColumn };
}
