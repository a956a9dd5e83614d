import { z } from 'zod';
import { searchText } from '../../model/inputs/query.js';
import { defineOperation } from '../operation.js';
import { pictureSchema } from './picture.js';

/** What a share image shows: the site, a business or a city. */
export const shareSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site') }),
  // Anything that is not an id is answered with 404, whatever its length.
  z.object({ kind: z.literal('business'), id: z.string().max(4_096) }),
  z.object({ kind: z.literal('city'), city: searchText() }),
]);
export type ShareSubject = z.infer<typeof shareSubjectSchema>;

/**
 * The share image, a JPEG of 1200 × 630 pixels. Fails with `business-not-found`, `city-not-found`, and
 * `unavailable` while too many pictures wait to be drawn.
 */
export const getShareImage = defineOperation({
  service: 'media',
  name: 'get-share-image',
  input: shareSubjectSchema,
  output: pictureSchema,
  timeoutMs: 15_000,
});
