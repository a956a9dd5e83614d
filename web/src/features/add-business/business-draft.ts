import { weekdays, type Weekday } from '@gewerk/contracts';
import type { Texts } from '../../texts/catalogues.js';
import { isBlank, looksLikeMail, looksLikeWebsite } from '../forms/check-fields.js';
import { createDraftStore } from '../forms/draft-store.js';
import type { Faults } from '../forms/use-form-sending.js';

/** Steps of the wizard; the success screen comes as a fourth. */
export const STEPS = 3;

export const emptyDraft = {
  step: 1,
  name: '',
  category: '',
  description: '',
  address: '',
  city: '',
  postal_code: '',
  phone: '',
  email: '',
  website: '',
  monday: '',
  tuesday: '',
  wednesday: '',
  thursday: '',
  friday: '',
  saturday: '',
  sunday: '',
} satisfies Record<Weekday, string> & Record<string, string | number>;

export type BusinessDraft = typeof emptyDraft;
export type TextKey = Exclude<keyof BusinessDraft, 'step'>;

export const businessDraft = createDraftStore('add-business', emptyDraft);

/** Fields without which a step does not lead on. */
const required: Readonly<Record<number, readonly TextKey[]>> = {
  1: ['name', 'category', 'description'],
  2: ['address', 'city', 'postal_code', 'phone', 'email'],
};

const fieldsOf: Readonly<Record<number, readonly TextKey[]>> = {
  1: ['name', 'category', 'description'],
  2: ['address', 'city', 'postal_code', 'phone', 'email', 'website'],
  3: weekdays,
};

/** Whether a step's required fields are all non-empty. */
export const isComplete = (draft: BusinessDraft, step: number): boolean =>
  (required[step] ?? []).every((field) => !isBlank(draft[field]));

/** What keeps a step from leading on: an e-mail address or website that cannot be one. */
export function stepFaults(draft: BusinessDraft, step: number, texts: Texts['forms']): Faults {
  const faults: Record<string, string> = {};
  for (const field of required[step] ?? []) if (isBlank(draft[field])) faults[field] = texts.required;
  if (step !== 2) return faults;
  if (!faults['email'] && !looksLikeMail(draft.email)) faults['email'] = texts.email;
  if (!isBlank(draft.website) && !looksLikeWebsite(draft.website)) faults['website'] = texts.website;
  return faults;
}

/** The first step that one of the faults belongs to; the last one where none does. */
export const stepOf = (faults: Faults): number =>
  [1, 2, STEPS].find((step) => fieldsOf[step]?.some((field) => Object.hasOwn(faults, field))) ?? STEPS;

/** The draft as the API takes it. */
export function submissionOf(draft: BusinessDraft): object {
  const { step: _step, monday, tuesday, wednesday, thursday, friday, saturday, sunday, ...fields } = draft;
  return { ...fields, hours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday } };
}
