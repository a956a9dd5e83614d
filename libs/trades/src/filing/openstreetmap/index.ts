import { type FilingTable, NO_BUSINESS } from '../filing-table.js';
import { amenityValues } from './amenity.js';
import { craftValues } from './craft.js';
import { furtherKeys } from './further-keys.js';
import { healthcareValues } from './healthcare.js';
import { leisureValues } from './leisure.js';
import { officeValues } from './office.js';
import { shopValues } from './shop.js';
import { tourismValues } from './tourism.js';

export { cuisineValues, informationValues } from './further-keys.js';

/**
 * The meaning of the values of OpenStreetMap's keys, in the order in which a value without its key is looked
 * up. The assignment is our own; the list of values was taken from the presets of
 * `@openstreetmap/id-tagging-schema` 7.2.0 (ISC) and `name-suggestion-index` 8.0 (BSD-3-Clause), and from
 * other values known to be in use.
 */
export const openStreetMapTables: Readonly<Record<string, FilingTable>> = {
  shop: shopValues,
  amenity: amenityValues,
  craft: craftValues,
  office: officeValues,
  healthcare: healthcareValues,
  leisure: leisureValues,
  tourism: tourismValues,
  ...furtherKeys,
};

/**
 * The meaning of a value that is in no table, by key: nearly all values of these keys stand for places of the
 * same kind.
 */
export const unknownValues: Readonly<Record<string, string>> = {
  shop: 'einzelhandel',
  craft: 'handwerker-allgemein',
  office: 'buero-beratung',
  healthcare: 'arzt',
  club: 'behoerde',
  ...Object.fromEntries(
    [
      'historic',
      'railway',
      'public transport',
      'highway',
      'aeroway',
      'man made',
      'natural',
      'landuse',
      'building',
      'waterway',
      'barrier',
      'power',
      'place',
      'route',
    ].map((key) => [key, NO_BUSINESS]),
  ),
};

/** Values that reveal so little that the name of the business takes precedence. */
export const vagueValues: Readonly<Record<string, string>> = {
  shop: 'craft',
  amenity: 'taxi',
  office: 'tax',
  tourism: 'information',
};
