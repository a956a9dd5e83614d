import type { BusinessInput } from '@gewerk/contracts';
import { clipped, LEFT_OUT_VALUE, type LeftOutField } from '@gewerk/contracts/bus';
import type { BusinessFields, BusinessRecord } from '../record/index.js';
import { differingFields, type FormFieldName, updatedBy } from '../write/index.js';

/** What a source says together with a field. */
const TOGETHER: Partial<Record<FormFieldName, readonly (keyof BusinessInput)[]>> = {
  // A line of the source's own would contradict its parts.
  address: ['fullAddress'],
  postalCode: ['fullAddress'],
  city: ['fullAddress'],
  countryCode: ['fullAddress', 'country'],
  latitude: ['longitude'],
  longitude: ['latitude'],
  reviewCount: ['reviewsPerScore'],
  photos: ['photosCount'],
};

/** What a row may change of a business: nothing that someone has edited. */
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

/** Fields in which a row says something else than what someone has edited. */
export const keptFields = (
  record: BusinessRecord,
  stored: BusinessFields,
  input: BusinessInput,
): FormFieldName[] =>
  (record.edited ?? []).length === 0 ? [] : differingFields(stored, updatedBy(record, input));

/** What the row says in such a field. */
export function keptField(row_number: number, field: string, input: BusinessInput): LeftOutField {
  const value: unknown = input[field as keyof BusinessInput] ?? '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { row_number, code: 'kept', field, value: clipped(text, LEFT_OUT_VALUE) };
}
