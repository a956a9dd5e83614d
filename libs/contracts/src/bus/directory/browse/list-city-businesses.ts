import { z } from 'zod';
import { limitParameter, pageParameter, searchText, withBoundedDepth } from '../../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { businessCardSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { categoryNumbersSchema } from './list-cities.js';
import { fitCards } from '../../fit/fit-cards.js';

/**
 * One page of a city's businesses, best rated first; empty for a city without businesses. Fails with
 * `city-not-found` for 'Unknown', which is not a city.
 */
export const listCityBusinesses = defineOperation({
  service: 'directory',
  name: 'list-city-businesses',
  input: withBoundedDepth(
    z.object({ city: searchText(), page: pageParameter(), limit: limitParameter(PAGE_SIZE.city) }),
  ),
  output: z.object({
    businesses: z.array(businessCardSchema).max(PAGING.maxLimit),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
    /** The city's name as the directory spells it; the requested text if it has no business. */
    city: z.string(),
    /** The city's businesses by registry category; omitted if it has none. */
    categories: categoryNumbersSchema.optional(),
  }),
  fit: fitCards,
});
