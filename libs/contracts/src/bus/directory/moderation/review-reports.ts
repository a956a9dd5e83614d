import { z } from 'zod';
import { limitParameter, pageParameter, withBoundedDepth } from '../../../model/inputs/query.js';
import { typedParagraphs } from '../../../model/inputs/form-texts.js';
import { FORM_LENGTH, PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { reportStates } from '../../../model/moderation/reports.js';
import { defineOperation } from '../../operation.js';
import { listingReportSchema } from './listing-report.js';
import { managedBusinessSchema } from '../panel/manage-businesses.js';
import { fitReports } from '../../fit/fit-moderation.js';

const id = z.string().max(100);

/** Reports of one state: waiting ones oldest first, the others by their decision, newest first. */
export const listReports = defineOperation({
  service: 'directory',
  name: 'list-reports',
  input: withBoundedDepth(
    z.object({
      state: z.enum(reportStates).default('waiting'),
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.admin),
    }),
  ),
  output: z.object({
    reports: z.array(listingReportSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
  fit: fitReports,
});

/** One report with its listing. Fails with `report-not-found`. */
export const getReport = defineOperation({
  service: 'directory',
  name: 'get-report',
  input: z.object({ id }),
  output: z.object({
    report: listingReportSchema,
    /** The listing as it is now; null if it no longer exists. */
    listing: managedBusinessSchema.nullable(),
    /** The listing as the report would change it. Hours that cannot be read stay as they are. */
    proposed: businessFormSchema.nullable(),
    /** Whether the proposed hours can be read; true if there are none. */
    areHoursRead: z.boolean(),
  }),
});

/**
 * Decides a report: its change was made, it is dismissed with a reason, or its listing is removed, which can be
 * undone for 30 days. Sending it again returns the same response. Fails with `report-not-found`, with `conflict` if
 * it was decided differently or the listing is no longer at `version`, and with `business-not-found`.
 */
export const decideReport = defineOperation({
  service: 'directory',
  name: 'decide-report',
  input: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('apply'), id }),
    z.strictObject({ decision: z.literal('dismiss'), id, reason: typedParagraphs(FORM_LENGTH.reason) }),
    z.strictObject({ decision: z.literal('remove'), id, version: z.string().max(40) }),
  ]),
  output: listingReportSchema,
  timeoutMs: 30_000,
});
