import { z } from 'zod';
import { defineOperation } from '../core/operation.js';
import { formDeliverySchema } from '../forms/form-delivery.js';
import { reportFormSchema } from './listing-report.js';

/**
 * Stores a report about a listing for the owner's queue. Sent again with the same key it answers the same id. Fails with
 * `business-not-found`, with `invalid-input` where the report says nothing, and with `conflict` where the key stands for
 * another report or the form token was used before.
 */
export const reportListing = defineOperation({
  service: 'directory',
  name: 'report-listing',
  input: z.object({
    delivery: formDeliverySchema,
    report: reportFormSchema,
    /** Whether the sender has shown to be the listing's owner. */
    isByOwner: z.boolean().default(false),
  }),
  output: z.object({ id: z.string() }),
});
