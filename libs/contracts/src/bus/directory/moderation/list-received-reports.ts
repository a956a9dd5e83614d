import { z } from 'zod';
import { defineOperation } from '../../operation.js';
import { listingReportSchema } from './listing-report.js';
import { fitReports } from '../../fit/fit-moderation.js';

const instant = z.iso.datetime();

/**
 * Reports received after one instant and up to another: their number, and the first of them. Decided reports count
 * only if their change was made.
 */
export const listReceivedReports = defineOperation({
  service: 'directory',
  name: 'list-received-reports',
  input: z.object({ after: instant, until: instant, limit: z.number().int().min(1).max(100) }),
  output: z.object({ total: z.number().int(), reports: z.array(listingReportSchema).max(100) }),
  fit: fitReports,
});
