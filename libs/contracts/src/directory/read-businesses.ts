import { z } from 'zod';
import { indexableBusinessSchema } from '../business/business.js';
import { defineOperation } from '../core/operation.js';

/** The current state of up to 200 businesses by id, for projections elsewhere; ids that are gone are absent. */
export const readBusinesses = defineOperation({
  service: 'directory',
  name: 'read-businesses',
  input: z.object({ ids: z.array(z.string()).max(200) }),
  output: z.object({ businesses: z.array(indexableBusinessSchema) }),
  timeoutMs: 15_000,
});
