import { z } from 'zod';
import { businessCardSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';
import { limitParameter, pageParameter, searchText, withBoundedDepth } from '../core/query.js';
import { PAGE_SIZE } from '../limits.js';

/** One page of a city's businesses, best rated first. A city without businesses answers an empty page. Fails with `city-not-found` for 'Unknown', which is none. */
export const listCityBusinesses = defineOperation({
  service: 'directory',
  name: 'list-city-businesses',
  input: withBoundedDepth(
    z.object({ city: searchText(), page: pageParameter(), limit: limitParameter(PAGE_SIZE.city) }),
  ),
  output: z.object({
    businesses: z.array(businessCardSchema),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
    /** The city's name as the directory spells it; the asked-for text where it has no business. */
    city: z.string(),
  }),
});
