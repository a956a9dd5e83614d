import { z } from 'zod';
import { type Weekday, weekdays } from '../business/weekdays.js';
import {
  mailAddress,
  optionalLine,
  optionalWebsite,
  typedLine,
  typedParagraphs,
} from '../forms/form-texts.js';
import { FORM_LENGTH } from '../limits.js';
import { submissionCategories } from './submission-categories.js';

const day = () => optionalLine(FORM_LENGTH.hours);
const days = Object.fromEntries(weekdays.map((weekday) => [weekday, day()])) as Record<
  Weekday,
  ReturnType<typeof day>
>;

/** The add-business draft (public specification, section 3). Postal code and phone have no format rule. */
export const submissionDraftSchema = z.strictObject({
  name: typedLine(FORM_LENGTH.name),
  category: z.enum(submissionCategories, { error: `must be one of ${submissionCategories.join(', ')}` }),
  description: typedParagraphs(FORM_LENGTH.description),
  address: typedLine(FORM_LENGTH.address),
  city: typedLine(FORM_LENGTH.city),
  postal_code: typedLine(FORM_LENGTH.postalCode),
  phone: typedLine(FORM_LENGTH.phone),
  email: mailAddress(),
  website: optionalWebsite(),
  /** Free text for each weekday. */
  hours: z.strictObject(days).prefault({}),
});
export type SubmissionDraft = z.output<typeof submissionDraftSchema>;

export const submissionStates = ['waiting', 'approved', 'rejected', 'merged'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** A business that somebody wants to be listed, and what the owner made of it. */
export const submissionSchema = z.object({
  id: z.string(),
  state: z.enum(submissionStates),
  draft: z.custom<SubmissionDraft>((value) => typeof value === 'object' && value !== null),
  /** ISO instants. */
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Hours since it was received; a review is promised within 24. */
  ageHours: z.number(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The business that came of it. */
  businessId: z.string().nullable(),
  urlSlug: z.string().nullable(),
});
export type Submission = z.output<typeof submissionSchema>;
