import { weekdays, type Weekday } from '@gewerk/contracts';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { isBlank, looksLikeMail, looksLikeWebsite } from '../../ui/forms/check-fields.js';
import { createDraftStore } from '../../shared/forms/draft-store.js';
import type { PlainForm } from '../../platform/render-contract.js';
import type { Faults } from '../../ui/forms/faults.js';

/** Number of steps of the wizard, without the success screen. */
export const STEPS = 3;

const emptyDraft = {
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

const required: Readonly<Record<number, readonly TextKey[]>> = {
  1: ['name', 'category', 'description'],
  2: ['address', 'city', 'postal_code', 'phone', 'email'],
};

const fieldsOf: Readonly<Record<number, readonly TextKey[]>> = {
  1: ['name', 'category', 'description'],
  2: ['address', 'city', 'postal_code', 'phone', 'email', 'website'],
  3: weekdays,
};

export const isComplete = (draft: BusinessDraft, step: number): boolean =>
  (required[step] ?? []).every((field) => !isBlank(draft[field]));

/** Error messages for the blank required fields of a step, and for an invalid email address or website. */
export function stepFaults(draft: BusinessDraft, step: number, texts: PageTexts['forms']): Faults {
  const faults: Record<string, string> = {};
  for (const field of required[step] ?? []) if (isBlank(draft[field])) faults[field] = texts.required;
  if (step !== 2) return faults;
  if (!faults['email'] && !looksLikeMail(draft.email)) faults['email'] = texts.email;
  if (!isBlank(draft.website) && !looksLikeWebsite(draft.website)) faults['website'] = texts.website;
  return faults;
}

/** The step with the first fault; the last step if there is none. */
export const stepOf = (faults: Faults): number =>
  [1, 2, STEPS].find((step) => fieldsOf[step]?.some((field) => Object.hasOwn(faults, field))) ?? STEPS;

/**
 * The step to show after a step was sent without JavaScript: the first one with a fault, but at most the next one;
 * the previous one if the visitor asked for it.
 */
export function stepAfter({ values, isBack }: Pick<PlainForm, 'values' | 'isBack'>, faults: Faults): number {
  const step = Math.min(Math.max(1, Math.trunc(Number(values['step'])) || 1), STEPS);
  return isBack ? Math.max(1, step - 1) : Math.min(step + 1, stepOf(faults));
}

/** Values that the form must send in hidden fields, since their visible fields belong to other steps. */
export const hiddenOf = (draft: BusinessDraft, step: number): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries({ ...draft, step }).filter(([field]) => !fieldsOf[step]?.some((shown) => shown === field)),
  );

export function submissionOf(draft: BusinessDraft): object {
  const { step: _step, monday, tuesday, wednesday, thursday, friday, saturday, sunday, ...fields } = draft;
  return { ...fields, hours: { monday, tuesday, wednesday, thursday, friday, saturday, sunday } };
}
