import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { claimProofSchema } from './claim-listing.js';
import { mailLanguages } from './mail-languages.js';

/** What lets somebody edit one listing for a while. It is told once; only its hash is kept. */
export const ownerPassSchema = z.object({
  pass: z.string(),
  /** ISO instant. */
  expires: z.string(),
});
export type OwnerPass = z.output<typeof ownerPassSchema>;

/**
 * Exchanges the code of a claim for a pass, which is good for `OWN_LISTING.session`. The code is used up by it. Fails
 * with `invalid-input` for a wrong code, with `forbidden` after `CLAIM.tries` wrong ones, once it has expired or was
 * used, or where there is no such claim, and with `business-not-found` where the listing is gone.
 */
export const takeOwnerPass = defineOperation({
  service: 'inbox',
  name: 'take-owner-pass',
  input: z.object({ businessId: z.string().max(100), proof: claimProofSchema }),
  output: ownerPassSchema.extend({
    /** The language in which the proved address gets the listing's monthly figures; null where it does not. */
    usageMail: z.enum(mailLanguages).nullable(),
  }),
});

/** The listing that a pass is for and who has it. Fails with `forbidden` where it is none, or one that has expired. */
export const readOwnerPass = defineOperation({
  service: 'inbox',
  name: 'read-owner-pass',
  input: z.object({ pass: z.string().max(200) }),
  output: z.object({ businessId: z.string(), email: z.string() }),
});
