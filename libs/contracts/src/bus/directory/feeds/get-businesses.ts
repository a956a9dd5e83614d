import { z } from 'zod';
import { indexableBusinessSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { cutList } from '../../fit/fit-answer.js';

/**
 * The current state of up to 200 businesses by id, for projections in other services; ids that no longer exist are
 * absent. Businesses that do not fit into the response are in `left`; request them again.
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
