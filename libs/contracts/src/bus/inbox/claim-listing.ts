import { z } from 'zod';
import { mailAddress, typedLine } from '../../model/inputs/form-texts.js';
import { businessIdPattern } from '../../model/business/business.js';
import { formDeliverySchema } from '../form-delivery.js';
import { defineOperation } from '../operation.js';

/** A claimant's request: the claimed listing and the address to mail the code to. */
export const claimFormSchema = z.strictObject({
  business_id: z
    .string({ error: 'must be the id of a business' })
    .regex(businessIdPattern, 'must be the id of a business'),
  /** The listing's own address, or one at the domain of its website. */
  email: mailAddress(),
});
export type ClaimForm = z.output<typeof claimFormSchema>;

/** A claim and the code from its mail. */
export const claimProofSchema = z.strictObject({
  id: typedLine(100),
  code: typedLine(20).transform((code) => code.replace(/[\s-]/g, '')),
});
export type ClaimProof = z.output<typeof claimProofSchema>;

/**
 * Mails a code to an address of a listing. If the address does not belong to the listing, the response is the same
 * but no mail is sent, so the response does not reveal which addresses belong to it. After `CLAIM.perHour` codes in
 * an hour the newest code proves further claims, so that no one can lock the business owner out. Sending it again
 * with the same key returns the same id. Fails with `business-not-found` and `conflict`.
 */
export const requestClaim = defineOperation({
  service: 'inbox',
  name: 'request-claim',
  input: z.object({ delivery: formDeliverySchema, claim: claimFormSchema }),
  output: z.object({ id: z.string() }),
});

/**
 * Checks the code of a claim of a listing; a correct code stays valid until it expires. Fails with `invalid-input`
 * for a wrong code, and with `forbidden` after `CLAIM.tries` wrong ones, once it has expired, or if there is no
 * such claim.
 */
export const checkClaim = defineOperation({
  service: 'inbox',
  name: 'check-claim',
  input: z.object({ businessId: z.string().max(100), proof: claimProofSchema }),
  output: z.object({}),
});
