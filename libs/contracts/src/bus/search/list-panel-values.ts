import { z } from 'zod';
import { defineOperation } from '../operation.js';

const count = z.number().int();

/** The 1,000 category values with the most businesses, with their numbers of businesses, in descending order. */
export const listPanelCategories = defineOperation({
  service: 'search',
  name: 'list-panel-categories',
  input: z.object({}),
  output: z.array(z.object({ category: z.string(), count })),
});

/** The 1,000 types with the most businesses, with their numbers of businesses, in descending order. */
export const listPanelTypes = defineOperation({
  service: 'search',
  name: 'list-panel-types',
  input: z.object({}),
  output: z.array(z.object({ type: z.string(), count })),
});

/** Countries with their number of businesses, largest first; `country` is the German name. */
export const listPanelCountries = defineOperation({
  service: 'search',
  name: 'list-panel-countries',
  input: z.object({}),
  output: z.array(z.object({ countryCode: z.string(), country: z.string(), count })),
});
