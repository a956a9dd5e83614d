import { z } from 'zod';
import { formDeliverySchema } from '../../form-delivery.js';
import { claimProofSchema } from '../../inbox/claim-listing.js';
import { defineOperation } from '../../operation.js';
import { reportFormSchema } from './listing-report.js';

/**
 * Stores a report about a listing for the operator's queue. Sending it again with the same key returns the same
 * id. Fails with `business-not-found`, with `invalid-input` if the report is empty or the code of the claim is
 * wrong, with `forbidden` if the claim has expired or failed too often, and with `conflict` if the key belongs to
 * another report or the form token was used before.
 */
export const reportListing = defineOperation({
  service: 'directory',
  name: 'report-listing',
  input: z.object({
    delivery: formDeliverySchema,
    report: reportFormSchema,
    /** The claim that proves the sender to be the business owner; null for anyone else. */
    claim: claimProofSchema.nullable().default(null),
  }),
  output: z.object({ id: z.string() }),
});
