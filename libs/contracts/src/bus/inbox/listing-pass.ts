import { z } from 'zod';
import { mailLanguages } from '../../model/mails.js';
import { defineOperation } from '../operation.js';
import { claimProofSchema } from './claim-listing.js';

/** Lets its holder edit one listing for a limited time. Returned once; only its hash is stored. */
export const listingPassSchema = z.object({
  pass: z.string(),
  /** ISO instant. */
  expires: z.string(),
});
export type ListingPass = z.output<typeof listingPassSchema>;

/**
 * Exchanges the code of a claim for a pass, which is valid for `OWN_LISTING.session`. This uses up the code. Fails
 * with `invalid-input` for a wrong code, with `forbidden` after `CLAIM.tries` wrong ones, once it has expired or
 * was used, or if there is no such claim, and with `business-not-found` if the listing no longer exists.
 */
export const issueListingPass = defineOperation({
  service: 'inbox',
  name: 'issue-listing-pass',
  input: z.object({ businessId: z.string().max(100), proof: claimProofSchema }),
  output: listingPassSchema.extend({
    /** The language in which the confirmed address receives the listing's monthly statistics; null if it does not. */
    statisticsMail: z.enum(mailLanguages).nullable(),
    /** False if the code came by letter or phone, so that there is no address for statistics. */
    hasMail: z.boolean().optional(),
  }),
});

/**
 * The listing that a pass is for and the pass's holder. Fails with `forbidden` if there is no such pass or it has
 * expired.
 */
export const getListingPass = defineOperation({
  service: 'inbox',
  name: 'get-listing-pass',
  input: z.object({ pass: z.string().max(200) }),
  output: z.object({ businessId: z.string(), email: z.string() }),
});
