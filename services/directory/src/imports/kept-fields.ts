import type { BusinessInput } from '@gewerk/contracts';
import { clipped, LEFT_OUT_VALUE, type LeftOutField } from '@gewerk/contracts/bus';
import type { BusinessFields, BusinessRecord } from '../record/index.js';
import { differingFields, type FormFieldName, updatedBy } from '../write/index.js';

/** Fields that a source provides together. */
const TOGETHER: Partial<Record<FormFieldName, readonly (keyof BusinessInput)[]>> = {
  // The source's one-line address would contradict an edited part.
  address: ['fullAddress'],
  postalCode: ['fullAddress'],
  city: ['fullAddress'],
  countryCode: ['fullAddress', 'country'],
  latitude: ['longitude'],
  longitude: ['latitude'],
  reviewCount: ['reviewsPerScore'],
  photos: ['photosCount'],
};

/** The part of a row that may change a business: without the fields that someone has edited. */
export function withoutEdited(
  input: BusinessInput,
  { edited = [] }: Pick<BusinessRecord, 'edited'>,
): BusinessInput {
  if (edited.length === 0) return input;
  const kept = new Set<string>(
    (edited as FormFieldName[]).flatMap((field) => [field, ...(TOGETHER[field] ?? [])]),
  );
  return Object.fromEntries(Object.entries(input).filter(([field]) => !kept.has(field))) as BusinessInput;
}

/** Fields in which a row differs from what someone has edited. */
export const keptFields = (
  record: BusinessRecord,
  stored: BusinessFields,
  input: BusinessInput,
): FormFieldName[] =>
  (record.edited ?? []).length === 0 ? [] : differingFields(stored, updatedBy(record, input));

/** A field that was kept, with the row's value for it. */
export function keptField(row_number: number, field: string, input: BusinessInput): LeftOutField {
  const value: unknown = input[field as keyof BusinessInput] ?? '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { row_number, code: 'kept', field, value: clipped(text, LEFT_OUT_VALUE) };
}
