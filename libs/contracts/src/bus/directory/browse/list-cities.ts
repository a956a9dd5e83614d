import { z } from 'zod';
import { LIST_LENGTH } from '../../../limits/index.js';
import { cutAnswer, cutList } from '../../fit/fit-answer.js';
import { defineOperation } from '../../operation.js';

export const cityListItemSchema = z.object({
  city: z.string(),
  businessCount: z.number().int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string(),
});
export type CityListItem = z.infer<typeof cityListItemSchema>;

/**
 * Numbers of a city's businesses by registry category. Of categories that show the same businesses only the
 * first is included; a business in several categories counts in each.
 */
export const categoryNumbersSchema = z.record(z.string().max(60), z.number().int());

/**
 * The `LIST_LENGTH.cities` cities with the most listed businesses, largest first, excluding 'Unknown'.
 * `getDirectoryCounts` returns the number of all cities. Coordinates are those of one business in the city.
 */
export const listCities = defineOperation({
  service: 'directory',
  name: 'list-cities',
  input: z.object({}),
  output: z.array(cityListItemSchema).max(LIST_LENGTH.cities),
  fit: cutAnswer,
});

const CITIES_A_PAGE = 2_000;

/** All cities with listed businesses, page by page in the order of their slugs, excluding 'Unknown'. */
export const scanCities = defineOperation({
  service: 'directory',
  name: 'scan-cities',
  input: z.object({
    /** `next` of the previous page; null for the first. */
    after: z.string().max(100).nullable().default(null),
    limit: z.number().int().min(1).max(CITIES_A_PAGE).default(CITIES_A_PAGE),
    /** Whether to return each city's categories too. */
    withCategories: z.boolean().optional(),
  }),
  output: z.object({
    items: z
      .array(cityListItemSchema.extend({ slug: z.string(), categories: categoryNumbersSchema.optional() }))
      .max(CITIES_A_PAGE),
    next: z.string().nullable(),
  }),
  timeoutMs: 15_000,
  fit: cutList('items', ({ slug }) => ({ next: slug })),
});
