import { z } from 'zod';
import { type Weekday, weekdays } from '../business/weekdays.js';
import { anyLine, anyMail, anyParagraphs, anyWebsite, typedLine } from '../forms/form-texts.js';
import { FORM_LENGTH } from '../limits.js';

const day = () => anyLine(FORM_LENGTH.hours);
const days = Object.fromEntries(weekdays.map((weekday) => [weekday, day()])) as Record<
  Weekday,
  ReturnType<typeof day>
>;

/** What shall be otherwise in a listing. A field that is missing stays; an empty one is to be taken out. */
export const listingChangesSchema = z.strictObject({
  name: typedLine(FORM_LENGTH.name).optional(),
  description: anyParagraphs(FORM_LENGTH.description).optional(),
  address: anyLine(FORM_LENGTH.address).optional(),
  postal_code: anyLine(FORM_LENGTH.postalCode).optional(),
  city: anyLine(FORM_LENGTH.city).optional(),
  phone: anyLine(FORM_LENGTH.phone).optional(),
  email: anyMail().optional(),
  website: anyWebsite().optional(),
  /** Free text for each weekday; '' where nothing is said of it. The whole week, where any day shall be otherwise. */
  hours: z.strictObject(days).optional(),
});
export type ListingChanges = z.output<typeof listingChangesSchema>;
