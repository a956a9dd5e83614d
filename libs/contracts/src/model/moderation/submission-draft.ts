import { z } from 'zod';
import { FORM_LENGTH } from '../../limits/index.js';
import {
  mailAddress,
  optionalLine,
  optionalWebsite,
  typedLine,
  typedParagraphs,
} from '../inputs/form-texts.js';
import { type Weekday, weekdays } from '../business/weekdays.js';
import { submissionCategories } from './submissions.js';

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
