import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { mailLanguages } from './mail-languages.js';
import { mailLinkSchema } from './mail-link.js';

/** Whether somebody gets the monthly figures of a listing: the language they come in, null for none. */
export const usageMailSchema = z.strictObject({
  language: z
    .enum(mailLanguages, { error: `must be one of ${mailLanguages.join(', ')}, or null` })
    .nullable(),
});
export type UsageMail = z.output<typeof usageMailSchema>;

/**
 * Has a month's figures of a listing mailed to an address that a code has proved, or no longer. Repeats change nothing.
 * Fails with `conflict` where `USAGE_MAIL.addresses` others get them already.
 */
export const setUsageMail = defineOperation({
  service: 'inbox',
  name: 'set-usage-mail',
  input: usageMailSchema.extend({ businessId: z.string(), email: z.email().max(254) }),
  output: usageMailSchema,
});

/** Ends the monthly figures of a mail's link and forgets the address. Repeats succeed, as do links that are no longer known. */
export const endUsageMail = defineOperation({
  service: 'inbox',
  name: 'end-usage-mail',
  input: mailLinkSchema,
  output: z.object({ state: z.literal('ended') }),
});
