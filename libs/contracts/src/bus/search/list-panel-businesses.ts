import { z } from 'zod';
import { limitParameter, pageParameter, searchText, withBoundedDepth } from '../../model/inputs/query.js';
import { PAGE_SIZE } from '../../limits/index.js';
import { defineOperation } from '../operation.js';

/** Columns by which the panel's list sorts. */
export const panelSorts = ['name', 'city', 'category', 'rating', 'reviewCount'] as const;
export type PanelSort = (typeof panelSorts)[number];

/** The earliest time zone is this far ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** A day that has begun somewhere, `YYYY-MM-DD`. */
export const pastDay = z
  .string({ error: 'must be a string' })
  .refine(isDay, 'must be a date in the form YYYY-MM-DD')
  .refine(
    (day) => !isDay(day) || Date.parse(day) <= Date.now() + EARLIEST_ZONE_MS,
    'must not be later than today',
  );

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, DAY_TEXT_LENGTH) === text;
}

const DAY_TEXT_LENGTH = 'YYYY-MM-DD'.length;

/** A row of the panel's list (admin specification, section 3). */
export const panelRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  category: z.string().nullable(),
  city: z.string(),
  rating: z.string().nullable(),
  review_count: z.number().int().nullable(),
  type: z.string().nullable(),
  place_id: z.string(),
  /** DE if absent. */
  country_code: z.string(),
  url_slug: z.string(),
});
export type PanelRow = z.infer<typeof panelRowSchema>;

/**
 * One page of all listed businesses, filtered and sorted. `city` and `category` are values as shown, `date` the UTC
 * day of the listing.
 */
export const listPanelBusinesses = defineOperation({
  service: 'search',
  name: 'list-panel-businesses',
  /** Two requests to the engine of up to eight seconds each. */
  timeoutMs: 20_000,
  input: withBoundedDepth(
    z.strictObject({
      page: pageParameter(),
      limit: limitParameter(PAGE_SIZE.admin),
      search: searchText().optional(),
      category: searchText().optional(),
      city: searchText().optional(),
      type: searchText().optional(),
      /** ISO 3166-1 alpha-2. */
      country: searchText().optional(),
      date: pastDay.optional(),
      sortBy: z.enum(panelSorts, { error: `must be one of ${panelSorts.join(', ')}` }).optional(),
      sortOrder: z.enum(['asc', 'desc'], { error: 'must be one of asc, desc' }).default('asc'),
    }),
  ),
  output: z.object({
    businesses: z.array(panelRowSchema),
    total: z.number().int(),
    page: z.number().int(),
    /** Capped, so that every page can be requested. */
    totalPages: z.number().int(),
  }),
});
