import { z } from 'zod';
import { runFaultSchema } from '../../model/errors/errors.js';
import { photoOutcomes, photoRunStates } from '../../model/photos.js';
import { selectionId } from '../directory/bulk/frozen-selection.js';
import { defineOperation } from '../operation.js';

/** A photo update of all businesses with a website, or of a selection. */
export const photoRunSchema = z.object({
  id: z.string(),
  state: z.enum(photoRunStates),
  /** Whether it is limited to a selection. */
  isSelection: z.boolean().optional(),
  /** Businesses with a website; null until they are counted. */
  total: z.number().int().nullable(),
  processed: z.number().int(),
  /** Number of businesses by outcome; outcomes that did not occur are missing. */
  outcomes: z.partialRecord(z.enum(photoOutcomes), z.number().int()),
  /** Name of a business that is being processed. */
  currentBusiness: z.string().nullable(),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** The reason as a code; absent if it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type PhotoRun = z.output<typeof photoRunSchema>;

/**
 * Starts the photo update in the background; `total` is the number of businesses with a website, null if they
 * could not be counted in time; with `selection`, for a frozen selection. Fails with `conflict` while one is
 * running, and with `invalid-input` if the selection is no longer kept.
 */
export const startPhotoUpdate = defineOperation({
  service: 'media',
  name: 'start-photo-update',
  input: z.object({ selection: selectionId.optional() }),
  output: z.object({ runId: z.string(), total: z.number().int().nullable() }),
  timeoutMs: 20_000,
});

/** Stops the running update; what it has done stays. Succeeds if there is nothing to stop. */
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
