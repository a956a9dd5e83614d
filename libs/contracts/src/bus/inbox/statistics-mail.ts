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
 * Has the monthly statistics of the pass's listing mailed to the pass's address, or no longer. Repeats change nothing. Fails with
 * `forbidden` for a pass that is none or has expired, and as {@link setStatisticsMail} does.
 */
export const chooseStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'choose-statistics-mail',
  input: statisticsMailSchema.extend({ pass: z.string().max(200) }),
  output: statisticsMailSchema,
});

/**
 * As {@link chooseStatisticsMail}, for a gateway of 0.1.0, which checks the pass itself; its strict input cannot take a pass.
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
