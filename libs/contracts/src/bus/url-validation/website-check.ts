import { z } from 'zod';
import { websiteGrades } from '../../model/websites.js';
import { defineOperation } from '../operation.js';

export const websiteCheckSchema = z.object({
  businessId: z.string(),
  name: z.string(),
  website: z.string(),
  grade: z.enum(websiteGrades),
  /** Status of the last response; null if there was none. */
  status: z.number().int().nullable(),
  /** New address of a moved website; null for other grades. */
  newAddress: z.string().nullable(),
  /** Why there was no response; null if there was one. */
  fault: z.string().nullable(),
  /** ISO instant. */
  checkedAt: z.string(),
});
export type WebsiteCheck = z.output<typeof websiteCheckSchema>;

/**
 * Checks the website of one business now. Fails with `business-not-found`, with `invalid-input` if it has no
 * website, and with `rate-limited` beyond 8 at once or 60 a minute.
 */
export const checkWebsite = defineOperation({
  service: 'url-validation',
  name: 'check-website',
  input: z.strictObject({ id: z.string().max(100) }),
  output: websiteCheckSchema,
  timeoutMs: 30_000,
});
