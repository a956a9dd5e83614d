import type { BulkState } from '@gewerk/contracts';
import type { BulkRun } from '@gewerk/contracts/bus';
import { type AnswerOf, type BodyOf, panelRoutes } from '@gewerk/contracts/http';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPanel } from '../../kit/api/call-panel.js';

export type BulkRequest = BodyOf<typeof panelRoutes.previewBulkChange>;

/** Polling interval of a running change, in ms. */
const LOOK_EVERY = 600;

const GOING_ON: readonly BulkState[] = ['queued', 'running', 'undoing'];

export const isGoingOn = ({ state }: Pick<BulkRun, 'state'>): boolean => GOING_ON.includes(state);

/** Number of changes on a page of the list. */
const LISTED = 5;

export const bulkRunsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'bulk-changes'],
  queryFn: ({ pageParam, signal }) =>
    callPanel(panelRoutes.bulkChanges, { query: { before: pageParam, limit: LISTED }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ runs }) => runs.some(isGoingOn)) ? LOOK_EVERY : false,
});

/** Businesses that the undo of a bulk change did not restore. */
export const keptQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'bulk-kept', id],
    queryFn: ({ pageParam, signal }) =>
      callPanel(panelRoutes.bulkKept, {
        parameters: { id },
        query: { after: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const previewBulk = (body: BulkRequest) => callPanel(panelRoutes.previewBulkChange, { body });

export type FrozenSelection = AnswerOf<typeof panelRoutes.freezeSelection>;

export const freezeSelected = (body: BodyOf<typeof panelRoutes.freezeSelection>) =>
  callPanel(panelRoutes.freezeSelection, { body });

export const checkSelection = (selection: string) =>
  callPanel(panelRoutes.startValidation, { query: { selection } });

export const updateSelectedPhotos = (selection: string) =>
  callPanel(panelRoutes.startPhotoUpdate, { query: { selection } });

export const startBulk = (body: BodyOf<typeof panelRoutes.startBulkChange>) =>
  callPanel(panelRoutes.startBulkChange, { body });

export const stopBulk = () => callPanel(panelRoutes.stopBulkChange);

export const undoBulk = (id: string) => callPanel(panelRoutes.undoBulkChange, { parameters: { id } });
