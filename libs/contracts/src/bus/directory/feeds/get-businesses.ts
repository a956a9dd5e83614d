import { z } from 'zod';
import { indexableBusinessSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { cutList } from '../../fit/fit-answer.js';

/**
 * The current state of up to 200 businesses by id, for projections elsewhere; ids that are gone are absent. Businesses
 * that do not fit into the answer are in `left`, to be asked for again.
 */
export const getBusinesses = defineOperation({
  service: 'directory',
  name: 'get-businesses',
  input: z.object({ ids: z.array(z.string()).max(200) }),
  output: z.object({
    businesses: z.array(indexableBusinessSchema).max(200),
    left: z.array(z.string()).max(200).optional(),
  }),
  fit: cutList('businesses', (_last, rest) => ({ left: rest.map(({ id }) => id) })),
  timeoutMs: 15_000,
});
