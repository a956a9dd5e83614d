import { z } from 'zod';
import { PHOTO_UPDATE } from '../../../limits/index.js';
import { defineOperation } from '../../operation.js';
import { selectionId } from '../bulk/frozen-selection.js';
import { cutList } from '../../fit/fit-answer.js';

/** A business whose website may provide a photo of it. */
export const photoSiteSchema = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string(),
  /** Its first photos. */
  photos: z.array(z.string()).max(PHOTO_UPDATE.photosChecked),
});
export type PhotoSite = z.infer<typeof photoSiteSchema>;

/** Businesses that have a website, with their first photos, page by page in id order. */
export const scanPhotoSites = defineOperation({
  service: 'directory',
  name: 'scan-photo-sites',
  input: z.object({
    /** Id after which the page begins; null for the first. */
    after: z.string().nullable().default(null),
    /** Only those of a frozen selection. */
    selection: selectionId.optional(),
    limit: z.number().int().min(1).max(PHOTO_UPDATE.businessesAPage).default(PHOTO_UPDATE.businessesAPage),
  }),
  output: z.object({
    items: z.array(photoSiteSchema).max(PHOTO_UPDATE.businessesAPage),
    next: z.string().nullable(),
  }),
  fit: cutList('items', ({ id }) => ({ next: id })),
  timeoutMs: 15_000,
});

/**
 * Gives a business a photo: as its first if `broken` is empty, otherwise in place of the broken ones. Returns false if
 * the photos of the business have changed or it no longer exists; returns true also if it already has the photo, so
 * that the call can be repeated.
 */
export const replacePhotos = defineOperation({
  service: 'directory',
  name: 'replace-photos',
  input: z.strictObject({
    id: z.string().max(100),
    photo: z.string().max(PHOTO_UPDATE.maxAddress),
    broken: z.array(z.string().max(PHOTO_UPDATE.maxAddress)).max(PHOTO_UPDATE.photosChecked),
  }),
  output: z.object({ isThere: z.boolean() }),
  timeoutMs: 30_000,
});
