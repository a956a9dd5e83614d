import { z } from 'zod';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { claimProofSchema } from './claim-listing.js';

/** Lets its holder edit one listing for a while. Returned once; only its hash is stored. */
export const listingPassSchema = z.object({
  pass: z.string(),
  /** ISO instant. */
  expires: z.string(),
});
export type ListingPass = z.output<typeof listingPassSchema>;

/**
 * Exchanges the code of a claim for a pass, which is valid for `OWN_LISTING.session`. The code is used up by it. Fails
 * with `invalid-input` for a wrong code, with `forbidden` after `CLAIM.tries` wrong ones, once it has expired or was
 * used, or where there is no such claim, and with `business-not-found` where the listing is gone.
 */
export const issueListingPass = defineOperation({
  service: 'inbox',
  name: 'issue-listing-pass',
  input: z.object({ businessId: z.string().max(100), proof: claimProofSchema }),
  output: listingPassSchema.extend({
    /** The language in which the proved address receives the listing's monthly statistics; null where it does not. */
    statisticsMail: z.enum(mailLanguages).nullable(),
    /** False where the code came by letter or phone, so that there is no address for statistics. */
    hasMail: z.boolean().optional(),
  }),
});

/** The listing that a pass is for and who has it. Fails with `forbidden` where it is none, or one that has expired. */
export const getListingPass = defineOperation({
  service: 'inbox',
  name: 'get-listing-pass',
  input: z.object({ pass: z.string().max(200) }),
  output: z.object({ businessId: z.string(), email: z.string() }),
});
