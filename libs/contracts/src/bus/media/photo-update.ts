import { z } from 'zod';
import { runFaultSchema } from '../../model/errors/errors.js';
import { photoOutcomes, photoRunStates } from '../../model/photos.js';
import { selectionId } from '../directory/bulk/frozen-selection.js';
import { defineOperation } from '../operation.js';

/** One update of the photos of all businesses that have a website, or of a selection's. */
export const photoRunSchema = z.object({
  id: z.string(),
  state: z.enum(photoRunStates),
  /** Whether it is of a selection and not of all businesses. */
  isSelection: z.boolean().optional(),
  /** Businesses that have a website; null while they are not counted. */
  total: z.number().int().nullable(),
  processed: z.number().int(),
  /** How many came to each outcome; outcomes that none came to are missing. */
  outcomes: z.partialRecord(z.enum(photoOutcomes), z.number().int()),
  /** Name of a business whose photos are being checked. */
  currentBusiness: z.string().nullable(),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** Why, as a code; absent where it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type PhotoRun = z.output<typeof photoRunSchema>;

/**
 * Starts the photo update in the background; `total` is how many businesses have a website, null where they could not
 * be counted in time; with `selection` of a frozen selection. Fails with `conflict` while one is going on, and with `invalid-input` where
 * the selection is not kept.
 */
export const startPhotoUpdate = defineOperation({
  service: 'media',
  name: 'start-photo-update',
  input: z.object({ selection: selectionId.optional() }),
  output: z.object({ runId: z.string(), total: z.number().int().nullable() }),
  timeoutMs: 20_000,
});

/** Ends the update that is going on; what it has done stays. Nothing to stop is fine. */
export const stopPhotoUpdate = defineOperation({
  service: 'media',
  name: 'stop-photo-update',
  input: z.object({}),
  output: z.object({ stopped: z.boolean() }),
});

/** The newest update; null before the first one. */
export const getPhotoUpdate = defineOperation({
  service: 'media',
  name: 'get-photo-update',
  input: z.object({}),
  output: z.object({ run: photoRunSchema.nullable() }),
});
