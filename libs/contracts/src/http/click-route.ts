import { z } from 'zod';
import { businessIdPattern } from '../business/business.js';
import { clickKinds } from '../usage/usage-counted.js';

/** A visitor followed a link of a listing. */
export const clickSchema = z.strictObject({
  business: z
    .string({ error: "must be a business's id" })
    .regex(businessIdPattern, "must be a business's id: 24 digits of 0 to 9 and a to f"),
  kind: z.enum(clickKinds, { error: `must be one of ${clickKinds.join(', ')}` }),
});
