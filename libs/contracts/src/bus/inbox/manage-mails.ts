import { z } from 'zod';
import { limitParameter, pageParameter, withBoundedDepth } from '../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../limits/index.js';
import { mailStates } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { CLIP_LENGTHS, clipped, clippedOrNull, shortenList } from '../fit/fit-answer.js';

/** A mail that the site wrote. */
export const mailSchema = z.object({
  id: z.string(),
  /** null if no recipient is configured. */
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** Why it was not sent, or why the last attempt failed. */
  fault: z.string().nullable(),
  /** ISO instants. */
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type Mail = z.output<typeof mailSchema>;

/** A smaller page contains the whole texts. */
const fitMails = shortenList(
  'mails',
  CLIP_LENGTHS.map((length) => (mail: Mail): Mail => ({
    ...mail,
    text: clipped(mail.text, length),
    fault: clippedOrNull(mail.fault, length),
  })),
);

/** Mails of one state, or all unsent ones, newest first. */
export const listMails = defineOperation({
  service: 'inbox',
  name: 'list-mails',
  input: withBoundedDepth(
    z.object({
      state: z.enum(mailStates, { error: `must be one of ${mailStates.join(', ')}` }).default('failed'),
      /** All unsent mails, instead of those of one state. */
      among: z.literal('unsent', { error: 'must be unsent' }).optional(),
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.admin),
    }),
  ),
  output: z.object({
    mails: z.array(mailSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
  }),
  fit: fitMails,
});

/**
 * Puts a mail that failed or was not sent back into the queue. Fails with `mail-not-found`, and with `conflict` if
 * it cannot be sent (no server or no recipient is configured) or is sent or queued already.
 */
export const retryMail = defineOperation({
  service: 'inbox',
  name: 'retry-mail',
  input: z.strictObject({ id: z.string().max(200) }),
  output: mailSchema,
});

/**
 * Mails that should have been sent: those that have waited for a minute or were given up, if no mail at all
 * has been sent within the last minute. Mails without a recipient do not count.
 */
export const countWaitingMails = defineOperation({
  service: 'inbox',
  name: 'count-waiting-mails',
  input: z.strictObject({}),
  output: z.object({
    waiting: z.number().int(),
    /** ISO instant at which the first of them should have been sent; null if there are none. */
    since: z.string().nullable(),
    /** False if no mail server is configured. */
    hasServer: z.boolean(),
  }),
});
