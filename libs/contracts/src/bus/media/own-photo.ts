import { z } from 'zod';
import { PHOTO_WIDTHS } from '../../limits/index.js';
import { defineOperation } from '../operation.js';
import { pictureSchema } from './picture.js';

const widths: readonly number[] = PHOTO_WIDTHS;
const widthMessage = `must be one of ${widths.join(', ')}`;

/**
 * Stores a photo of a business, which was put into the file store as `file`: decoded, rotated upright and
 * re-encoded without its metadata. Sending the same photo again returns the same one. Fails with `invalid-input`
 * if it is not a photo or cannot be shown, with `business-not-found`, with `forbidden` for an invalid or expired
 * pass, and with `unavailable` while too many are being processed.
 */
export const keepOwnPhoto = defineOperation({
  service: 'media',
  name: 'keep-own-photo',
  input: z.object({
    /** Only read if there is no `pass`, from a gateway of version 0.1.0. */
    businessId: z.string().max(100),
    /** Proves who the photo is from. */
    pass: z.string().max(200).optional(),
    file: z.string().max(200),
  }),
  output: z.object({ photo: z.string() }),
  timeoutMs: 40_000,
});

/** Deletes the photos of businesses that were removed at a person's request. Repeats succeed. */
export const forgetOwnPhotos = defineOperation({
  service: 'media',
  name: 'forget-own-photos',
  input: z.object({ businessIds: z.array(z.string().max(100)).max(1_000) }),
  output: z.object({}),
  timeoutMs: 30_000,
});

/**
 * A photo that a business owner has sent, as WebP of at most `width` pixels; with `businessId` only one of that
 * listing. Fails with `photo-not-found`.
 */
export const getOwnPhoto = defineOperation({
  service: 'media',
  name: 'get-own-photo',
  input: z.object({
    id: z.string().max(4_096),
    width: z.coerce.number({ error: widthMessage }).refine((width) => widths.includes(width), widthMessage),
    businessId: z.string().max(100).optional(),
  }),
  output: pictureSchema,
});
