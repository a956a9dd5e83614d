import { z } from 'zod';

/** What a link in a mail carries that ends what the mail belongs to, or confirms it. */
export const mailLinkSchema = z.strictObject({
  token: z.string({ error: 'must be the token from an emailed link' }).min(20).max(100),
});
