import { z } from 'zod';
import { defineOperation } from '../../operation.js';

/** Names of up to 100 businesses by id, including unlisted and restorable ones; unknown ids are absent. */
export const getBusinessNames = defineOperation({
  service: 'directory',
  name: 'get-business-names',
  input: z.object({ ids: z.array(z.string()).max(100) }),
  output: z.object({ businesses: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
