import { z } from 'zod';
import { defineOperation } from '../core/operation.js';

/** What a business's website turned out to be. */
export const websiteGrades = [
  'valid',
  /** It answers elsewhere for good; the new address is offered. */
  'moved',
  'certificate-problem',
  'client-error',
  'server-error',
  'time-out',
  'no-such-host',
  /** Not on the public internet, no web address or no web port: it was not asked. */
  'blocked-address',
  'parked',
  /** Nobody listens, the connection broke off, or what came was not HTTP. */
  'unreachable',
  'redirect-loop',
] as const;
export type WebsiteGrade = (typeof websiteGrades)[number];

/** Grades of websites that a visitor still reaches. */
export const isReachedGrade = (grade: WebsiteGrade): boolean => grade === 'valid' || grade === 'moved';

export const websiteCheckSchema = z.object({
  businessId: z.string(),
  name: z.string(),
  website: z.string(),
  grade: z.enum(websiteGrades),
  /** Status of the last answer; null where none came. */
  status: z.number().int().nullable(),
  /** Where a moved website is now; null for other grades. */
  newAddress: z.string().nullable(),
  /** Why there was no answer; null where there was one. */
  fault: z.string().nullable(),
  /** ISO instant. */
  checkedAt: z.string(),
});
export type WebsiteCheck = z.output<typeof websiteCheckSchema>;

/**
 * Checks the website of one business now. Fails with `business-not-found`, with `invalid-input` where it has no website,
 * and with `rate-limited` beyond 8 at once or 60 a minute.
 */
export const checkWebsite = defineOperation({
  service: 'url-validation',
  name: 'check-website',
  input: z.strictObject({ id: z.string().max(100) }),
  output: websiteCheckSchema,
  timeoutMs: 30_000,
});
