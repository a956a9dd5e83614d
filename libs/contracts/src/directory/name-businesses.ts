import { z } from 'zod';
import { defineOperation } from '../core/operation.js';

/**
 * The names of up to 100 businesses by id, unlisted ones and those that can still be restored included. What is no id or
 * gone for good is absent.
 */
export const nameBusinesses = defineOperation({
  service: 'directory',
  name: 'name-businesses',
  input: z.object({ ids: z.array(z.string()).max(100) }),
  output: z.object({ businesses: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
