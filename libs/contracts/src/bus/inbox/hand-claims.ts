import { z } from 'zod';
import { CLAIM, HAND_CLAIM } from '../../limits/index.js';
import { businessIdPattern } from '../../model/business/business.js';
import { handClaimWays } from '../../model/moderation/hand-claim-ways.js';
import { formDeliverySchema } from '../form-delivery.js';
import { defineOperation } from '../operation.js';

/** A claimant's request for a code by letter or phone. */
export const handClaimFormSchema = z.strictObject({
  business_id: z
    .string({ error: 'must be the id of a business' })
    .regex(businessIdPattern, 'must be the id of a business'),
  way: z.enum(handClaimWays, { error: `must be one of ${handClaimWays.join(', ')}` }),
});
export type HandClaimForm = z.output<typeof handClaimFormSchema>;

/**
 * Asks the operator to send a code by letter or phone. While a request for the listing is waiting, and beyond
 * `HAND_CLAIM.perListing`, the response is the same and nothing is added, so the response does not reveal whether
 * there is a claim; every code goes to the business itself. The returned id identifies the request; the letter or
 * call states which request the code is for. Fails with `business-not-found`, with `invalid-input` if the listing has
 * an email address or lacks the data that the chosen way needs, and with `conflict`.
 */
export const requestHandClaim = defineOperation({
  service: 'inbox',
  name: 'request-hand-claim',
  input: z.object({ delivery: formDeliverySchema, claim: handClaimFormSchema }),
  output: z.object({ id: z.string() }),
});

export const handClaimStates = ['waiting', 'issued', 'used'] as const;

export const handClaimSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  /** The listing's name when the code was requested. */
  name: z.string(),
  way: z.enum(handClaimWays),
  state: z.enum(handClaimStates),
  /** ISO instants. */
  requestedAt: z.string(),
  issuedAt: z.string().nullable(),
});
export type HandClaim = z.output<typeof handClaimSchema>;

/** Waiting requests, oldest first, then those whose code was issued, newest first; at most `HAND_CLAIM.listed`. */
export const listHandClaims = defineOperation({
  service: 'inbox',
  name: 'list-hand-claims',
  input: z.strictObject({}),
  output: z.object({
    claims: z.array(handClaimSchema).max(HAND_CLAIM.listed),
    /** How many are waiting. */
    count: z.number().int(),
    /** ISO instant of the oldest waiting request; null if there is none. */
    since: z.string().nullable(),
  }),
});

/**
 * Creates the code of a request and returns it this one time: only its hash is stored. Calling it again creates another
 * code and invalidates the previous one. Fails with `claim-not-found` if there is no such request or its code was used,
 * and with `business-not-found`.
 */
export const issueHandCode = defineOperation({
  service: 'inbox',
  name: 'issue-hand-code',
  input: z.strictObject({ id: z.string().max(100) }),
  output: z.object({
    way: z.enum(handClaimWays),
    /** Stated together with the code; its characters are in groups. */
    reference: z.string().max(HAND_CLAIM.reference + 1),
    code: z.string().max(CLAIM.characters + 1),
    /** ISO instant. */
    expires: z.string(),
    /** The listing's number; null for a letter. */
    phone: z.string().nullable(),
    /** The letter's address lines and text, in German like the site's mails; null for a call. */
    letter: z
      .object({ address: z.array(z.string().max(500)).max(5), text: z.string().max(5_000) })
      .nullable(),
  }),
});

/** Deletes a request; a code issued for it becomes invalid. Repeats succeed. */
export const dismissHandClaim = defineOperation({
  service: 'inbox',
  name: 'dismiss-hand-claim',
  input: z.strictObject({ id: z.string().max(100) }),
  output: z.object({}),
});
