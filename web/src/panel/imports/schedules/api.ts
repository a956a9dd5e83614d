import { type BodyOf, panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../../kit/api/call-panel.js';

/** Polling interval of the list, in milliseconds: schedules start imports automatically. */
const POLL_MS = 5_000;

export const schedulesQuery = queryOptions({
  queryKey: ['admin', 'import-schedules'],
  queryFn: ({ signal }) => callPanel(panelRoutes.importSchedules, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.schedules.length ? POLL_MS : false),
});

export const saveSchedule = (body: BodyOf<typeof panelRoutes.saveImportSchedule>) =>
  callPanel(panelRoutes.saveImportSchedule, { body });

export const runSchedule = (id: string) => callPanel(panelRoutes.runImportSchedule, { parameters: { id } });

export const removeSchedule = (id: string) =>
  callPanel(panelRoutes.removeImportSchedule, { parameters: { id } });
