import { z } from 'zod';
import { anyLine, anyMail, anyParagraphs, anyWebsite, typedLine } from '../../../model/inputs/form-texts.js';
import { FORM_LENGTH, OWN_LISTING } from '../../../limits/index.js';
import { type Weekday, weekdays } from '../../../model/business/weekdays.js';

const day = () => anyLine(FORM_LENGTH.hours);
const days = Object.fromEntries(weekdays.map((weekday) => [weekday, day()])) as Record<
  Weekday,
  ReturnType<typeof day>
>;

/** Proposed changes to a listing. A missing field stays as it is; an empty one is cleared. */
export const listingChangesSchema = z.strictObject({
  name: typedLine(FORM_LENGTH.name).optional(),
  description: anyParagraphs(FORM_LENGTH.description).optional(),
  address: anyLine(FORM_LENGTH.address).optional(),
  postal_code: anyLine(FORM_LENGTH.postalCode).optional(),
  city: anyLine(FORM_LENGTH.city).optional(),
  phone: anyLine(FORM_LENGTH.phone).optional(),
  email: anyMail().optional(),
  website: anyWebsite().optional(),
  /**
   * Free text for each weekday; '' for a day that is not mentioned. If any day is to change, the whole week is
   * given.
   */
  hours: z.strictObject(days).optional(),
});

/** What a business owner can change: description, contact, opening hours and photos. */
export const ownChangesSchema = listingChangesSchema
  .pick({ description: true, phone: true, email: true, website: true, hours: true })
  .extend({
    /** All photos of the listing in order: present ones, and ones that were uploaded before this request. */
    photos: z
      .array(z.string({ error: 'must be the address of a photo' }).max(2_000))
      .max(OWN_LISTING.photos, `must have at most ${OWN_LISTING.photos} photos`)
      .optional(),
  });
export type OwnChanges = z.output<typeof ownChangesSchema>;

/** The changes that a report proposes; only business owners can propose photos. */
export type ListingChanges = z.output<typeof listingChangesSchema> & Pick<OwnChanges, 'photos'>;
