import { z } from 'zod';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { changeKinds, changeOrigins, formFields } from '../../../model/business/business-history.js';
import { HISTORY } from '../../../limits/index.js';
import { defineOperation } from '../../operation.js';
import { managedBusinessSchema } from './manage-businesses.js';

const id = z.string().max(100);
const someFields = z.object(businessFormSchema.shape).partial();
const field = z.enum(formFields);

/** The account whose session changed something; the name is null if the account has ended, '' for the owner. */
export const changingAccountSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(200).nullable(),
});

export const businessChangeSchema = z.object({
  /** ISO instant. */
  at: z.string().max(30),
  kind: z.enum(changeKinds),
  origin: z.enum(changeOrigins),
  account: changingAccountSchema.nullable(),
  /** The run of an import or a bulk change. */
  run: z.string().max(120).nullable(),
  /** The business that was merged into this one, or that this one was merged into. */
  other: z.object({ id: z.string().max(100), name: z.string().max(300) }).nullable(),
  /** Old and new values of the changed fields, as in the form. */
  before: someFields,
  after: someFields,
  /** Changed fields whose former values were too long to store. */
  cut: z.array(field).max(formFields.length),
});
export type BusinessChange = z.infer<typeof businessChangeSchema>;

/** The last changes of a business, newest first. Fails with `business-not-found`. */
export const getBusinessHistory = defineOperation({
  service: 'directory',
  name: 'get-business-history',
  input: z.object({ id }),
  output: z.object({ changes: z.array(businessChangeSchema).max(HISTORY.entries + 1) }),
});

/**
 * Allows imports to change edited fields again. Fails with `business-not-found`, and `conflict` if the
 * business is no longer at `version`.
 */
export const releaseFields = defineOperation({
  service: 'directory',
  name: 'release-fields',
  input: z.object({ id, version: z.string().max(40), fields: z.array(field).min(1).max(formFields.length) }),
  output: managedBusinessSchema,
  timeoutMs: 30_000,
});
