import { z } from 'zod';
import { anyMail, anyParagraphs } from '../../../model/inputs/form-texts.js';
import { FORM_LENGTH } from '../../../limits/index.js';
import { businessIdPattern } from '../../../model/business/business.js';
import { reportKinds, reportReasons, reportStates } from '../../../model/moderation/reports.js';
import { type ListingChanges, listingChangesSchema } from './listing-changes.js';

/** A report as it is sent. Storing it checks that it is not empty. */
export const reportFormSchema = z.strictObject({
  kind: z.enum(reportKinds, { error: `must be one of ${reportKinds.join(', ')}` }),
  business_id: z
    .string({ error: 'must be the id of a business' })
    .regex(businessIdPattern, 'must be the id of a business'),
  reason: z
    .enum(reportReasons, { error: `must be one of ${reportReasons.join(', ')}, or null` })
    .nullable()
    .default(null),
  changes: listingChangesSchema.prefault({}),
  message: anyParagraphs(FORM_LENGTH.message).default(''),
  /** For questions; '' if the sender does not want any. */
  email: anyMail().default(''),
});
export type ReportForm = z.output<typeof reportFormSchema>;

/** A report and the operator's decision. */
export const listingReportSchema = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  state: z.enum(reportStates),
  /** The name of the listing when the report was received. */
  business: z.object({ id: z.string(), name: z.string(), urlSlug: z.string() }),
  reason: z.enum(reportReasons).nullable(),
  changes: z.custom<ListingChanges>((value) => typeof value === 'object' && value !== null),
  message: z.string(),
  email: z.string(),
  /** Whether the sender has proved, with the code of a claim, to be the business owner. */
  isByOwner: z.boolean(),
  /** ISO instants. */
  receivedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Hours since it was received, up to its decision. */
  ageHours: z.number(),
  /** Why it was dismissed. */
  answer: z.string().nullable(),
});
export type ListingReport = z.output<typeof listingReportSchema>;
