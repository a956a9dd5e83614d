import {
  type getPhotoUpdate,
  type OutputOf,
  type PhotoRun,
  photoUpdateRoutes,
  type startPhotoUpdate,
} from '@gewerk/contracts';
import { queryOptions } from '@tanstack/react-query';
import { adminFetch } from '../api/admin-fetch.js';

/** The newest photo update. */
export const photoUpdateQuery = queryOptions({
  queryKey: ['admin', 'photo-update'],
  queryFn: ({ signal }) =>
    adminFetch<OutputOf<typeof getPhotoUpdate>>(photoUpdateRoutes.photoUpdate.path, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** `total` may be missing: the specification does not say what the call answers. */
export const startUpdate = (): Promise<Partial<OutputOf<typeof startPhotoUpdate>> | undefined> =>
  adminFetch(photoUpdateRoutes.startPhotoUpdate.path, { method: 'POST' });

export const stopUpdate = (): Promise<unknown> =>
  adminFetch(photoUpdateRoutes.stopPhotoUpdate.path, { method: 'POST' });

export const isGoingOn = (run: PhotoRun | null | undefined): run is PhotoRun =>
  run?.state === 'queued' || run?.state === 'running';
