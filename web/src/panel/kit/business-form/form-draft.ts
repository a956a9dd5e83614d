import type { BusinessForm } from '@gewerk/contracts';
import { typedWeek, weekDraft, type WeekDraft } from './hours-draft.js';

export type FormField = keyof BusinessForm;
export type TextField = Exclude<FormField, 'verified' | 'hours'>;

/** The form's fields as text: lists have one entry per line, and numbers are as typed. */
export type FormDraft = Readonly<Record<TextField, string>> & {
  readonly verified: boolean;
  readonly week: WeekDraft | null;
};

export const emptyForm: BusinessForm = {
  name: '',
  category: '',
  type: '',
  subtypes: [],
  description: '',
  address: '',
  fullAddress: '',
  postalCode: '',
  city: '',
  state: '',
  countryCode: 'DE',
  latitude: null,
  longitude: null,
  phone: '',
  email: '',
  website: '',
  rating: null,
  reviewCount: null,
  reviewsLink: '',
  photos: [],
  priceLevel: null,
  businessStatus: null,
  verified: false,
  hours: null,
};

export function draftOf({ verified, hours, ...texts }: BusinessForm): FormDraft {
  const written = Object.entries(texts).map(([field, value]) => [field, writtenValue(value)]);
  return { ...(Object.fromEntries(written) as Record<TextField, string>), verified, week: weekDraft(hours) };
}

function writtenValue(value: string | number | readonly string[] | null): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value?.join('\n') ?? '';
}

export function typedForm({ week, ...draft }: FormDraft): BusinessForm {
  return {
    ...draft,
    subtypes: typedLines(draft.subtypes),
    photos: typedLines(draft.photos),
    latitude: typedNumber(draft.latitude),
    longitude: typedNumber(draft.longitude),
    rating: typedNumber(draft.rating),
    reviewCount: typedNumber(draft.reviewCount),
    priceLevel: typedNumber(draft.priceLevel),
    businessStatus:
      draft.businessStatus === '' ? null : (draft.businessStatus as BusinessForm['businessStatus']),
    hours: typedWeek(week),
  };
}

/** Fields in which two forms differ. */
export const differing = (one: BusinessForm, other: BusinessForm): FormField[] =>
  (Object.keys(emptyForm) as FormField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );

/** The fields that an error message names as `form.FIELD: message`. */
export function faultyFields(message: string): FormField[] {
  const named = [...message.matchAll(/\bform\.(\w+)/g)].map(([, field]) => field as FormField);
  return [...new Set(named)].filter((field) => Object.hasOwn(emptyForm, field));
}

/** The entries of a field that has one entry per line. */
export const typedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const typedNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));
