import { type BodyOf, panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../../kit/api/call-panel.js';

export const viewsQuery = queryOptions({
  queryKey: ['admin', 'views'],
  queryFn: ({ signal }) => callPanel(panelRoutes.panelViews, { signal }),
});

export const keepView = (body: BodyOf<typeof panelRoutes.keepPanelView>) =>
  callPanel(panelRoutes.keepPanelView, { body });

export const dropView = (id: string) => callPanel(panelRoutes.dropPanelView, { parameters: { id } });
