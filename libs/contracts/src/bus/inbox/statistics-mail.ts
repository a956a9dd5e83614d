import { z } from 'zod';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { mailLinkSchema } from './mail-link.js';

/** The language in which monthly statistics of a listing are mailed; null if they are not. */
export const statisticsMailSchema = z.strictObject({
  language: z
    .enum(mailLanguages, { error: `must be one of ${mailLanguages.join(', ')}, or null` })
    .nullable(),
});
export type StatisticsMail = z.output<typeof statisticsMailSchema>;

/**
 * Turns monthly statistics of the pass's listing to the pass's address on or off. Repeats change nothing. Fails
 * with `forbidden` for an invalid or expired pass, and like {@link setStatisticsMail}.
 */
export const chooseStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'choose-statistics-mail',
  input: statisticsMailSchema.extend({ pass: z.string().max(200) }),
  output: statisticsMailSchema,
});

/**
 * Like {@link chooseStatisticsMail}, for a gateway of version 0.1.0, which checks the pass itself: this
 * operation's strict input cannot include a pass. Turns a listing's monthly statistics to a confirmed address
 * on or off. Repeats change nothing. Fails with `conflict` if `STATISTICS_MAIL.addresses` others get them
 * already.
 */
export const setStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'set-statistics-mail',
  input: statisticsMailSchema.extend({ businessId: z.string(), email: z.email().max(254) }),
  output: statisticsMailSchema,
});

/**
 * Ends the monthly statistics that a mail's link is for and deletes the address. Repeats succeed, as do unknown links.
 */
export const endStatisticsMail = defineOperation({
  service: 'inbox',
  name: 'end-statistics-mail',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('ended') }),
});
