import { z } from 'zod';
import { businessSources, runParts } from '../../../model/business-sources.js';
import { businessInputSchema } from '../../../model/business/business-input.js';
import { selectionId } from '../bulk/frozen-selection.js';
import { photoOutcomes } from '../../../model/photos.js';
import { websiteStates } from '../../../model/websites.js';
import { defineOperation } from '../../operation.js';
import { panelSorts } from '../../search/list-panel-businesses.js';

/**
 * The filter of an export, with values as the panel's list shows them. Unlisted businesses are included only in a
 * selection.
 */
export const exportFilterSchema = z.object({
  category: z.string().optional(),
  city: z.string().optional(),
  type: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().optional(),
  /** Every word must occur in the name, the address or the city. */
  search: z.string().optional(),
  /** UTC day of the listing, `YYYY-MM-DD`. */
  date: z.string().optional(),
  /** Earliest UTC day of the last change. */
  changedSince: z.string().optional(),
  source: z.enum(businessSources).optional(),
  /** The import or bulk change that created or changed them. */
  run: z.string().optional(),
  runPart: z.enum(runParts).optional(),
  website: z.enum(websiteStates).optional(),
  photos: z.enum(photoOutcomes).optional(),
  /** Only those of a frozen selection, including unlisted ones. */
  selection: selectionId.optional(),
});
export type ExportFilter = z.infer<typeof exportFilterSchema>;

/** Where a page ended: the business and, in a sorted export, the value that it is sorted by. */
export const exportPositionSchema = z.object({
  id: z.string(),
  value: z.union([z.string(), z.number(), z.null()]),
});

export type ExportPosition = z.infer<typeof exportPositionSchema>;

/**
 * Businesses as a source would describe them, so that an import restores them. They are in order of creation, or sorted
 * like the panel's list (those without a value come first when ascending, last when descending). `skip` counts from the
 * end of the previous page and is meant for the first page. A page may have fewer than `limit` businesses, even none,
 * without being the last.
 */
export const scanExportedBusinesses = defineOperation({
  service: 'directory',
  name: 'scan-exported-businesses',
  input: z.object({
    filter: exportFilterSchema.default({}),
    sortBy: z.enum(panelSorts).optional(),
    sortOrder: z.enum(['asc', 'desc']).default('asc'),
    after: exportPositionSchema.nullable().default(null),
    skip: z.number().int().min(0).default(0),
    limit: z.number().int().min(1).max(500).default(500),
  }),
  output: z.object({ businesses: z.array(businessInputSchema), next: exportPositionSchema.nullable() }),
  timeoutMs: 30_000,
});
