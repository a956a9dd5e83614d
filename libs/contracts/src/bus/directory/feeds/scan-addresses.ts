import { z } from 'zod';
import { SITEMAP } from '../../../limits/index.js';
import { defineOperation } from '../../operation.js';

/** Addresses of listed businesses page by page in id order, for the sitemap. */
export const scanAddresses = defineOperation({
  service: 'directory',
  name: 'scan-addresses',
  input: z.object({
    /** Id after which the page begins; null for the first. */
    after: z.string().nullable(),
    /** The highest id that may be included; null for no bound. */
    until: z.string().nullable().default(null),
    limit: z.number().int().min(1).max(SITEMAP.addressesAPage).default(SITEMAP.addressesAPage),
  }),
  output: z.object({
    items: z.array(z.object({ urlSlug: z.string(), updatedAt: z.string() })),
    next: z.string().nullable(),
  }),
  timeoutMs: 15_000,
});

/** Summarises the next businesses in id order, to list a sitemap file without writing it. */
export const summarizeAddresses = defineOperation({
  service: 'directory',
  name: 'summarize-addresses',
  input: z.object({
    after: z.string().nullable(),
    limit: z.number().int().min(1).max(SITEMAP.addressesAFile).default(SITEMAP.addressesAFile),
  }),
  output: z.object({
    /** The id of the last one; null if there are none. */
    last: z.string().nullable(),
    /** How many of them are listed. */
    listed: z.number().int(),
    /** ISO instant of the latest change among them; null if there are none. */
    updatedAt: z.string().nullable(),
    /** Whether there may be more after `last`. */
    hasMore: z.boolean(),
  }),
  timeoutMs: 20_000,
});
