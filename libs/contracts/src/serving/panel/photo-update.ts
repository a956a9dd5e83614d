import { z } from 'zod';
import { getPhotoUpdate, startPhotoUpdate, stopPhotoUpdate } from '../../bus/media/photo-update.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for the update of photos from business websites. */
export const photoUpdateServing = {
  startPhotoUpdate: {
    ...session,
    summary: 'Starts the update of photos from business websites in the background, of all or of a selection',
    query: z.strictObject(startPhotoUpdate.input.shape),
    operation: startPhotoUpdate,
    isAudited: true,
  },
  stopPhotoUpdate: {
    ...session,
    summary: 'Stops the update of photos',
    operation: stopPhotoUpdate,
    isAudited: true,
  },
  photoUpdate: {
    ...session,
    summary: 'Progress of the newest photo update',
    operation: getPhotoUpdate,
    isBackground: true,
  },
} as const satisfies Record<string, PanelServing>;
