import { z } from 'zod';
import { BUSINESS_LENGTH } from '../../../limits/index.js';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { formFields } from '../../../model/business/business-history.js';
import { mergeFields } from '../../../model/business/merge-fields.js';
import { defineOperation } from '../../operation.js';

const id = z.string().max(100);

/** The `version` that a change is based on, an ISO instant. */
const version = z.string({ error: 'must be a string' }).max(40);

/** A business as the operator edits it. */
export const managedBusinessSchema = z.object({
  id: z.string(),
  /** Send this with a change. */
  version: z.string(),
  urlSlug: z.string(),
  placeId: z.string(),
  form: businessFormSchema,
  /** The German name of the category that it is filed under. */
  filedUnder: z.string().optional(),
  /** Fields that someone has edited: imports leave them as they are unless asked to overwrite them. */
  edited: z.array(z.enum(formFields)).max(formFields.length).optional(),
  /** The source's opening hours if they could not be read; the form's hours are null then. */
  unreadHours: z.string().max(BUSINESS_LENGTH.hours).optional(),
});
export type ManagedBusiness = z.infer<typeof managedBusinessSchema>;

const timeoutMs = 30_000;

/**
 * One business with all editable fields. Fails with `business-not-found`, with the reason `business-removed` if it
 * can be restored.
 */
export const getManagedBusiness = defineOperation({
  service: 'directory',
  name: 'get-managed-business',
  input: z.object({ id }),
  output: managedBusinessSchema,
});

/**
 * Creates a business; sending it again with the same key returns the same business. Fails with `invalid-input`,
 * and with `conflict` if the place id is in use.
 */
export const createBusiness = defineOperation({
  service: 'directory',
  name: 'create-business',
  input: z.object({
    /** Chosen by the caller, new for each business. */
    key: z
      .string({ error: 'must be a string' })
      .regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, _ or -'),
    form: businessFormSchema,
  }),
  output: managedBusinessSchema,
  timeoutMs,
});

/**
 * Changes a business. A new name or city gives it a new address; the old one redirects there. Fails with
 * `business-not-found`, `invalid-input`, and `conflict` if it is no longer at `version`.
 */
export const editBusiness = defineOperation({
  service: 'directory',
  name: 'edit-business',
  input: z.object({ id, version, form: businessFormSchema }),
  output: managedBusinessSchema,
  timeoutMs,
});

/**
 * Drops the source's unreadable opening hours if they do not describe hours at all; imports do not bring them
 * back. Hours that were read stay. Fails with `business-not-found`, and `conflict` if it is no longer at
 * `version`.
 */
export const dropUnreadHours = defineOperation({
  service: 'directory',
  name: 'drop-unread-hours',
  input: z.object({ id, version }),
  output: managedBusinessSchema,
  timeoutMs,
});

/** Removes a business; it can be restored for 30 days. Fails with `business-not-found` and `conflict`. */
export const removeBusiness = defineOperation({
  service: 'directory',
  name: 'remove-business',
  input: z.object({ id, version }),
  output: z.object({ id: z.string() }),
  timeoutMs,
});

/**
 * Restores a removed business as it was, or undoes its merge: both businesses get back their former data,
 * addresses and statistics. The business that was kept stays as it is if it has changed since. Fails with
 * `business-not-found`, and `conflict` if its place id is in use.
 */
export const restoreBusiness = defineOperation({
  service: 'directory',
  name: 'restore-business',
  input: z.object({ id }),
  output: managedBusinessSchema,
  timeoutMs,
});

/** The business into which this one was merged in the last 30 days; null if it was not. */
export const getHeir = defineOperation({
  service: 'directory',
  name: 'get-heir',
  input: z.object({ id }),
  output: z.object({ id: z.string().nullable() }),
});

/**
 * Merges two businesses into one: `id` stays, with the photos and the statistics of both; the other is
 * removed and its addresses redirect to the one that stays. `restoreBusiness` with the other's id undoes it
 * for 30 days. Fails with `invalid-input` if both are the same business, `business-not-found`, and
 * `conflict`.
 */
export const mergeBusinesses = defineOperation({
  service: 'directory',
  name: 'merge-businesses',
  input: z.object({
    id,
    version,
    otherId: id,
    otherVersion: version,
    /**
     * Fields that the remaining business takes from the other, even if empty there; without it, fields that it
     * lacks.
     */
    fromOther: z
      .array(z.enum(mergeFields, { error: `must be one of ${mergeFields.join(', ')}` }))
      .max(mergeFields.length)
      .optional(),
  }),
  output: managedBusinessSchema,
  timeoutMs,
});
