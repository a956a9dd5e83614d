import type { PhotoRun } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export const photoUpdateQuery = queryOptions({
  queryKey: ['admin', 'photo-update'],
  queryFn: ({ signal }) => callPanel(panelRoutes.photoUpdate, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const startUpdate = () => callPanel(panelRoutes.startPhotoUpdate);

export const stopUpdate = () => callPanel(panelRoutes.stopPhotoUpdate);

export const isGoingOn = (run: PhotoRun | null | undefined): run is PhotoRun =>
  run?.state === 'queued' || run?.state === 'running';
