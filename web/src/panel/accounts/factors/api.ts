import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../../kit/api/call-panel.js';

export type NewTotp = AnswerOf<typeof panelRoutes.startTotp>;

export const factorsQuery = queryOptions({
  queryKey: ['admin', 'factors'],
  queryFn: ({ signal }) => callPanel(panelRoutes.factors, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const startTotp = (password: string) => callPanel(panelRoutes.startTotp, { body: { password } });

export const confirmTotp = (code: string) => callPanel(panelRoutes.confirmTotp, { body: { code } });

export const removeTotp = (password: string) => callPanel(panelRoutes.removeTotp, { body: { password } });

export const makeRecoveryCodes = (password: string) =>
  callPanel(panelRoutes.makeRecoveryCodes, { body: { password } });
