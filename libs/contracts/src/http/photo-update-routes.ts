import { z } from 'zod';
import { getPhotoUpdate, startPhotoUpdate, stopPhotoUpdate } from '../media/photo-update.js';
import type { AdminRoute } from './admin-route.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The owner's calls for the update of photos from business websites. */
export const photoUpdateRoutes = {
  startPhotoUpdate: {
    ...session,
    method: 'POST',
    path: '/api/admin/update-photos',
    summary: 'Starts the update of photos from business websites in the background',
    operation: startPhotoUpdate,
    isAudited: true,
  },
  stopPhotoUpdate: {
    ...session,
    method: 'POST',
    path: '/api/admin/update-photos/stop',
    summary: 'Stops the update of photos',
    operation: stopPhotoUpdate,
    isAudited: true,
  },
  photoUpdate: {
    ...session,
    method: 'GET',
    path: '/api/admin/update-photos',
    summary: 'How far the newest update of photos is',
    operation: getPhotoUpdate,
    isBackground: true,
  },
} as const satisfies Record<string, AdminRoute>;
