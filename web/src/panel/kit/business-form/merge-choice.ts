import { type BusinessForm, type MergeField, mergeFields } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';

/** Fields in which two businesses differ; the position counts as one field. */
export const choosable = (one: BusinessForm, other: BusinessForm): MergeField[] =>
  mergeFields.filter((field) => written(one, field) !== written(other, field));

/** Fields that `one` lacks and `other` has. */
export const lacking = (one: BusinessForm, other: BusinessForm): MergeField[] =>
  choosable(one, other).filter((field) => isEmpty(one[field]) && !isEmpty(other[field]));

/** Reasons why two businesses may not be the same. */
export interface Doubts {
  readonly cities: readonly [string, string] | null;
  readonly trades: readonly [string, string] | null;
}

export const doubtsAbout = (one: ManagedBusiness, other: ManagedBusiness): Doubts => ({
  cities: apart(placeOf(one.form), placeOf(other.form)),
  trades: apart(one.filedUnder ?? '', other.filedUnder ?? ''),
});

/** Two known values that differ. */
function apart(one: string, other: string): [string, string] | null {
  if (one === '' || other === '') return null;
  return one.localeCompare(other, 'de', { sensitivity: 'base' }) === 0 ? null : [one, other];
}

const placeOf = ({ city, countryCode }: BusinessForm): string =>
  city === '' ? '' : `${city}, ${countryCode}`;

const written = (form: BusinessForm, field: MergeField): string =>
  JSON.stringify(field === 'latitude' ? [form.latitude, form.longitude] : form[field]);

const isEmpty = (value: BusinessForm[MergeField]): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
