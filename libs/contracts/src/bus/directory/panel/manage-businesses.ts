import { z } from 'zod';
import { BUSINESS_LENGTH } from '../../../limits/index.js';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { formFields } from '../../../model/business/business-history.js';
import { mergeFields } from '../../../model/business/merge-fields.js';
import { defineOperation } from '../../operation.js';

const id = z.string().max(100);

/** What a change was made to: the `version` that was read, an ISO instant. */
const version = z.string({ error: 'must be a string' }).max(40);

/** A business as the operator edits it. */
export const managedBusinessSchema = z.object({
  id: z.string(),
  /** To be sent with a change. */
  version: z.string(),
  urlSlug: z.string(),
  placeId: z.string(),
  form: businessFormSchema,
  /** The category under which it is filed, by its German name. */
  filedUnder: z.string().optional(),
  /** Fields that somebody has edited: imports leave them as they are unless asked to overwrite them. */
  edited: z.array(z.enum(formFields)).max(formFields.length).optional(),
  /** What the source gave as opening hours where it could not be read: the form's hours are null then. */
  unreadHours: z.string().max(BUSINESS_LENGTH.hours).optional(),
});
export type ManagedBusiness = z.infer<typeof managedBusinessSchema>;

const timeoutMs = 30_000;

/** One business with all fields that can be edited. Fails with `business-not-found`, for one that can be restored for the reason `business-removed`. */
export const getManagedBusiness = defineOperation({
  service: 'directory',
  name: 'get-managed-business',
  input: z.object({ id }),
  output: managedBusinessSchema,
});

/**
 * Creates a business; sent again with the same key it answers the same business. Fails with `invalid-input`, and with
 * `conflict` where the place id is in use.
 */
export const createBusiness = defineOperation({
  service: 'directory',
  name: 'create-business',
  input: z.object({
    /** The caller's own, new for each business. */
    key: z
      .string({ error: 'must be a string' })
      .regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, _ or -'),
    form: businessFormSchema,
  }),
  output: managedBusinessSchema,
  timeoutMs,
});

/**
 * Changes a business. A new name or city gives it a new address, the old one leads on. Fails with `business-not-found`,
 * `invalid-input`, and `conflict` where it is no longer at `version`.
 */
export const editBusiness = defineOperation({
  service: 'directory',
  name: 'edit-business',
  input: z.object({ id, version, form: businessFormSchema }),
  output: managedBusinessSchema,
  timeoutMs,
});

/**
 * Forgets the source's opening hours that could not be read, where they cannot be said as hours; imports do not bring them
 * back. Hours that were read stay. Fails with `business-not-found`, and `conflict` where it is no longer at `version`.
 */
export const dropUnreadHours = defineOperation({
  service: 'directory',
  name: 'drop-unread-hours',
  input: z.object({ id, version }),
  output: managedBusinessSchema,
  timeoutMs,
});

/** Takes a business out; for 30 days it can be restored. Fails with `business-not-found` and `conflict`. */
export const removeBusiness = defineOperation({
  service: 'directory',
  name: 'remove-business',
  input: z.object({ id, version }),
  output: z.object({ id: z.string() }),
  timeoutMs,
});

/**
 * Restores a removed business as it was, or undoes its merge: both are what they were, with their addresses and
 * statistics; a business that was kept and has changed since stays as it is. Fails with `business-not-found`, and
 * `conflict` where its place id is in use.
 */
export const restoreBusiness = defineOperation({
  service: 'directory',
  name: 'restore-business',
  input: z.object({ id }),
  output: managedBusinessSchema,
  timeoutMs,
});

/** The business into which one was merged in the last 30 days; null for one that was not. */
export const getHeir = defineOperation({
  service: 'directory',
  name: 'get-heir',
  input: z.object({ id }),
  output: z.object({ id: z.string().nullable() }),
});

/**
 * Makes one business of two: `id` stays, with the photos and the statistics of both; the other goes and its addresses lead to the
 * one that stays. `restoreBusiness` with the other's id undoes it for 30 days. Fails with `invalid-input` for one with itself,
 * `business-not-found`, and `conflict`.
 */
export const mergeBusinesses = defineOperation({
  service: 'directory',
  name: 'merge-businesses',
  input: z.object({
    id,
    version,
    otherId: id,
    otherVersion: version,
    /** What the one that stays takes from the other, an empty value too; without it, what it lacks. */
    fromOther: z
      .array(z.enum(mergeFields, { error: `must be some of ${mergeFields.join(', ')}` }))
      .max(mergeFields.length)
      .optional(),
  }),
  output: managedBusinessSchema,
  timeoutMs,
});
