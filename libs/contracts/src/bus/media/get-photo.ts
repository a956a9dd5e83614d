import { z } from 'zod';
import { PHOTO_WIDTHS } from '../../limits/index.js';
import { defineOperation } from '../operation.js';
import { pictureSchema } from './picture.js';

const widths: readonly number[] = PHOTO_WIDTHS;
const widthMessage = `must be one of ${widths.join(', ')}`;

/**
 * One of a business's photos from another site as WebP of at most `width` pixels, fetched once and kept. Fails
 * with `business-not-found`, with `photo-not-found` if there is none or it cannot be fetched, and with
 * `unavailable` while too many photos wait to be fetched.
 */
export const getPhoto = defineOperation({
  service: 'media',
  name: 'get-photo',
  input: z.object({
    businessId: z.string().max(4_096),
    /** Position in the business's list of photos, from 0. */
    index: z.coerce.number({ error: 'must be a whole number from 0 to 99' }).int().min(0).max(99),
    width: z.coerce.number({ error: widthMessage }).refine((width) => widths.includes(width), widthMessage),
  }),
  output: pictureSchema,
  timeoutMs: 20_000,
});
