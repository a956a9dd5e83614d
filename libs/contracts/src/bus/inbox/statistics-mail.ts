import { z } from 'zod';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { mailLinkSchema } from './mail-link.js';

/** Whether somebody receives the monthly statistics of a listing: the language they come in, null for none. */
export const statisticsMailSchema = z.strictObject({
  language: z
    .enum(mailLanguages, { error: `must be one of ${mailLanguages.join(', ')}, or null` })
    .nullable(),
});
export type StatisticsMail = z.output<typeof statisticsMailSchema>;

/**
 * Has a listing's monthly statistics mailed to an address that a code has proved, or no longer. Repeats change nothing.
 * Fails with `conflict` where `STATISTICS_MAIL.addresses` others get them already.
 */
export const setStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'set-statistics-mail',
  input: statisticsMailSchema.extend({ businessId: z.string(), email: z.email().max(254) }),
  output: statisticsMailSchema,
});

/** Ends the monthly statistics of a mail's link and forgets the address. Repeats succeed, as do links that are no longer known. */
export const endStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'end-statistics-mail',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('ended') }),
});
