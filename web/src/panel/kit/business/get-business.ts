import { panelRoutes } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../api/call-panel.js';

export const loadBusiness = (id: string, signal?: AbortSignal) =>
  callPanel(panelRoutes.managedBusiness, { parameters: { id }, signal });

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'business', id],
    queryFn: ({ signal }) => loadBusiness(id, signal),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
