import { z } from 'zod';

/** The token in a mail's link that confirms or ends a subscription. */
export const mailLinkSchema = z.strictObject({
  token: z.string({ error: 'must be the token from an emailed link' }).min(20).max(100),
});
