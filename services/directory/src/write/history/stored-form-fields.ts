import { formFields } from '@gewerk/contracts';
import type { BusinessFields } from '../../record/index.js';

export type FormFieldName = (typeof formFields)[number];

/** Form fields that are stored under another name. */
const STORED_AS: Partial<Record<FormFieldName, keyof BusinessFields>> = {
  category: 'rawCategory',
  rating: 'ratingValue',
};

/** The stored field of a form field. */
export const storedAs = (field: FormFieldName): keyof BusinessFields =>
  STORED_AS[field] ?? (field as keyof BusinessFields);

/** The form fields in which two stored businesses differ. */
export const differingFields = (
  before: Partial<BusinessFields>,
  after: Partial<BusinessFields>,
): FormFieldName[] =>
  formFields.filter((field) => {
    const [one, other] = [before[storedAs(field)], after[storedAs(field)]];
    return one !== other && JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
  });
