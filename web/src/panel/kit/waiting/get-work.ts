import type { WorkKind } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { WORK } from '@gewerk/contracts/limits';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../api/call-panel.js';

/** The panel's waiting work, polled. */
export const workQuery = queryOptions({
  queryKey: ['admin', 'work'],
  queryFn: ({ signal }) => callPanel(panelRoutes.work, { signal }),
  staleTime: WORK.poll / 2,
  refetchInterval: WORK.poll,
  refetchOnMount: true,
});

export type PanelWork = NonNullable<Awaited<ReturnType<NonNullable<(typeof workQuery)['queryFn']>>>>;

/** Number of waiting entries of these kinds, as far as known. */
export const countOf = (work: PanelWork | undefined, kinds: readonly WorkKind[]): number =>
  (work?.waiting ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
