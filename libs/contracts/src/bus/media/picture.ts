import { z } from 'zod';

/** A picture as sent over the bus: at most 900 KB of base64. */
export const pictureSchema = z.object({
  contentType: z.enum(['image/jpeg', 'image/webp']),
  base64: z.base64(),
  /** True for a substitute for a picture that could not be created now: cache it only briefly. */
  isSubstitute: z.boolean(),
});
export type Picture = z.infer<typeof pictureSchema>;
