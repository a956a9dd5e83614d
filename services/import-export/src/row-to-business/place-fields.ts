import type { BusinessInput } from '@gewerk/contracts/sheets';
import { cellText } from '../read-sheet/cell.js';
import type { RowCells } from './row-cells.js';
import { callingCountryOf } from './phone-field.js';
import { cityByPostalCode, countryMeant } from './check-place.js';

type PlaceFields = Pick<
  BusinessInput,
  | 'address'
  | 'fullAddress'
  | 'city'
  | 'postalCode'
  | 'state'
  | 'country'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
>;

const GERMAN_NAMES = new Set(['', 'de', 'deu', 'deutschland', 'germany', 'bundesrepublik deutschland']);
const COUNTRY_PREFIX = /^(?:d|de|a|at|ch)\s*-\s*(?=\d{4,5}$)/i;
const HAS_POSTAL_CODE = /\b\d{4,5}\b/;

/** Address, region and coordinates of a row, checked against each other. */
export function placeFields(cells: RowCells): PlaceFields {
  const city = cells.text('city');
  const { country, countryCode } = checkedCountry(cells, city);
  const { address, fullAddress } = addresses(cells);
  const postalCode = postalCodeField(cells, country, countryCode);
  return {
    address,
    fullAddress,
    city: checkedCity(cells, city, isGerman(country, countryCode) ? postalCode : undefined),
    postalCode,
    state: cells.text('state'),
    country,
    countryCode,
    ...position(cells),
  };
}

/** The country that a row names; otherwise the country that its other fields indicate, if that is not Germany. */
function checkedCountry(
  cells: RowCells,
  city: string | undefined,
): Pick<PlaceFields, 'country' | 'countryCode'> {
  const named = countryOf(cells);
  if (!isGerman(named.country, named.countryCode)) return named;
  const callingCountry = callingCountryOf(cells);
  if (callingCountry === 'DE' || (city === undefined && callingCountry === undefined)) return named;
  const postalCode = cellText(cells.raw('postalCode')).replace(COUNTRY_PREFIX, '') || undefined;
  const meant = countryMeant({ city, postalCode, callingCountry });
  if (meant === undefined || meant === 'DE') return named;
  const given = named.countryCode ?? named.country;
  if (given !== undefined) {
    cells.note('doubtful', 'countryCode', given, meant);
    return named;
  }
  cells.note('inferred', 'countryCode', null, meant);
  return { countryCode: meant };
}

function checkedCity(
  cells: RowCells,
  city: string | undefined,
  postalCode: string | undefined,
): string | undefined {
  if (city === undefined || postalCode === undefined) return city;
  const finding = cityByPostalCode(city, postalCode);
  if (!finding) return city;
  cells.note(finding.code, 'city', city, finding.city);
  return finding.code === 'corrected' ? finding.city : city;
}

function position(cells: RowCells): Pick<PlaceFields, 'latitude' | 'longitude'> {
  const latitude = coordinate(cells, 'latitude', 90);
  const longitude = coordinate(cells, 'longitude', 180);
  if (latitude !== undefined && longitude !== undefined)
    return latitude === 0 && longitude === 0 ? {} : { latitude, longitude };
  // A latitude without a longitude does not make a position.
  if (latitude !== undefined && cells.text('longitude') === undefined)
    cells.note('invalid', 'latitude', String(latitude));
  if (longitude !== undefined && cells.text('latitude') === undefined)
    cells.note('invalid', 'longitude', String(longitude));
  return {};
}

const isGerman = (country: string | undefined, countryCode: string | undefined): boolean =>
  countryCode === undefined ? GERMAN_NAMES.has((country ?? '').toLowerCase()) : countryCode === 'DE';

/**
 * Restores the leading zero that a spreadsheet drops from German postal codes. Four digits become five if the
 * country code is DE, or if the cell is a number and the row names Germany or no country. Austrian and Swiss codes
 * have four digits and stay as they are.
 */
function restorePostalCode(
  value: string | number,
  country: string | undefined,
  countryCode: string | undefined,
): string {
  const text = cellText(value).replace(COUNTRY_PREFIX, '');
  const certain = typeof value === 'number' || countryCode === 'DE';
  return isGerman(country, countryCode) && certain && /^\d{4}$/.test(text) ? `0${text}` : text;
}

function postalCodeField(
  cells: RowCells,
  country: string | undefined,
  countryCode: string | undefined,
): string | undefined {
  const value = cells.raw('postalCode');
  if (value === null || typeof value === 'boolean' || value === '') return undefined;
  return restorePostalCode(value, country, countryCode) || undefined;
}

/** The country. In some sheets a column for codes contains whole names, which are read as the country's name. */
function countryOf(cells: RowCells): Pick<PlaceFields, 'country' | 'countryCode'> {
  const code = cells.text('countryCode');
  const name = cells.text('country');
  if (code !== undefined && /^[a-z]{2}$/i.test(code))
    return { country: name, countryCode: code.toUpperCase() };
  if (code === undefined && name !== undefined && /^[A-Z]{2}$/.test(name)) return { countryCode: name };
  return { country: name ?? code };
}

function addresses(cells: RowCells): Pick<PlaceFields, 'address' | 'fullAddress'> {
  const lines = (['addressLine1', 'addressLine2', 'addressLine3', 'addressLine4', 'addressLine5'] as const)
    .flatMap((line) => cells.text(line) ?? [])
    .join(', ');
  const street = cells.text('street');
  const parts = street === undefined ? [] : [street, cells.text('houseNumber'), cells.text('street2')];
  const named = parts.filter((part) => part !== undefined).join(' ') || lines || undefined;
  const either = cells.text('address');
  const whole = cells.text('fullAddress');
  if (either === undefined) return { address: named, fullAddress: whole };
  const isWhole = named !== undefined || either.includes(',') || HAS_POSTAL_CODE.test(either);
  return isWhole
    ? { address: named, fullAddress: whole ?? either }
    : { address: joinNumber(either, cells.text('houseNumber')), fullAddress: whole };
}

const joinNumber = (street: string, number: string | undefined) =>
  number === undefined ? street : `${street} ${number}`;

function coordinate(cells: RowCells, field: 'latitude' | 'longitude', bound: number): number | undefined {
  const number = cells.decimal(field, field);
  if (number === undefined || Math.abs(number) <= bound) return number;
  cells.note('invalid', field, cells.text(field) ?? null);
  return undefined;
}
