import { z } from 'zod';
import { PAGE_SIZE } from '../../limits/index.js';
import { limitParameter, pageParameter, searchText, withBoundedDepth } from '../../model/inputs/query.js';
import { businessSources, runParts } from '../../model/business-sources.js';
import { photoOutcomes } from '../../model/photos.js';
import { websiteStates } from '../../model/websites.js';
import { panelStatuses } from '../../model/panel/panel-statuses.js';
import { defineOperation } from '../operation.js';
import { panelRowSchema, panelSorts, pastDay } from './list-panel-businesses.js';

const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`;

/**
 * The filter of the panel's list. `search` is an id, a place id, a phone number in any form, an email address,
 * words of name, trade and city, or a part of a name. `city` and `category` are values as shown, `date` the UTC
 * day of the listing, `changedSince` the first UTC day of the last change.
 */
export const panelFilterShape = {
  search: searchText().optional(),
  category: searchText().optional(),
  city: searchText().optional(),
  type: searchText().optional(),
  /** ISO 3166-1 alpha-2. */
  country: searchText().optional(),
  date: pastDay.optional(),
  changedSince: pastDay.optional(),
  source: z.enum(businessSources, { error: oneOf(businessSources) }).optional(),
  /** The import or bulk change that created or changed it. */
  run: z.string().max(100).optional(),
  /** With `run`: only what it created, or only what it changed. */
  runPart: z.enum(runParts, { error: oneOf(runParts) }).optional(),
  /** What the last check of the website found. */
  website: z.enum(websiteStates, { error: oneOf(websiteStates) }).optional(),
  /** Outcome of the last photo update. */
  photos: z.enum(photoOutcomes, { error: oneOf(photoOutcomes) }).optional(),
} as const;

export type PanelFilter = z.output<z.ZodObject<typeof panelFilterShape>>;

/** A row of the panel's list, including its optional columns. */
export const panelListRowSchema = panelRowSchema.extend({
  phone: z.string().nullable(),
  verified: z.boolean(),
  /** ISO instant; null unless it is deleted. */
  removed_at: z.string().nullable(),
});
export type PanelListRow = z.infer<typeof panelListRowSchema>;

/** The panel's request for a page of its list. */
export const panelPageShape = {
  ...panelFilterShape,
  page: pageParameter(),
  limit: limitParameter(PAGE_SIZE.admin),
  status: z.enum(panelStatuses, { error: oneOf(panelStatuses) }).default('listed'),
  sortBy: z.enum(panelSorts, { error: oneOf(panelSorts) }).optional(),
  sortOrder: z.enum(['asc', 'desc'], { error: oneOf(['asc', 'desc']) }).default('asc'),
} as const;

const output = z.object({
  businesses: z.array(panelListRowSchema),
  total: z.number().int(),
  page: z.number().int(),
  /** Capped, so that every page can be requested. */
  totalPages: z.number().int(),
});

/**
 * One page of the businesses of a status, filtered and sorted. Fails with `unavailable` while the index is
 * unavailable.
 */
export const findPanelBusinesses = defineOperation({
  service: 'search',
  name: 'find-panel-businesses',
  /** Two requests to the engine of up to eight seconds each. */
  timeoutMs: 20_000,
  input: withBoundedDepth(z.object(panelPageShape)),
  output,
});

/** Like {@link findPanelBusinesses} for unlisted businesses and for the trash, which are not in the index. */
export const findUnlistedBusinesses = defineOperation({
  service: 'directory',
  name: 'find-unlisted-businesses',
  timeoutMs: 10_000,
  input: withBoundedDepth(z.object(panelPageShape)),
  output,
});

const { search: _, ...filterOfOne } = panelFilterShape;

/** The listed business with this id or place id; null if there is none or the filter excludes it. */
export const getPanelBusiness = defineOperation({
  service: 'directory',
  name: 'get-panel-business',
  input: z.object({ key: z.string().max(300), filter: z.object(filterOfOne).optional() }),
  output: z.object({ business: panelListRowSchema.nullable() }),
});

/** Maximum number of ids on a page of matches. */
export const MATCHES_A_PAGE = 5_000;

/**
 * The ids of all matches of a filter of the panel's list, page by page; `total` as in the list. Fails with
 * `unavailable` while the index is unavailable, and with `invalid-input` (`text-selects-too-many`) if an index of an
 * older version, which stays in use until it is rebuilt, does not count all matches of a text.
 */
export const scanPanelMatches = defineOperation({
  service: 'search',
  name: 'scan-panel-matches',
  timeoutMs: 20_000,
  input: z.object({ ...panelFilterShape, offset: z.number().int().min(0).default(0) }),
  output: z.object({
    ids: z.array(z.string().max(24)).max(MATCHES_A_PAGE),
    total: z.number().int(),
  }),
});
