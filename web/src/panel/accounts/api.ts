import { panelRoutes, type AnswerOf, type BodyOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../kit/api/call-panel.js';

export type Account = AnswerOf<typeof panelRoutes.accounts>['accounts'][number];
export type Invited = AnswerOf<typeof panelRoutes.inviteAccount>;

export const accountsQuery = queryOptions({
  queryKey: ['admin', 'accounts'],
  queryFn: ({ signal }) => callPanel(panelRoutes.accounts, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const sessionsQuery = queryOptions({
  queryKey: ['admin', 'sessions'],
  queryFn: ({ signal }) => callPanel(panelRoutes.sessions, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

export const invite = (body: BodyOf<typeof panelRoutes.inviteAccount>) =>
  callPanel(panelRoutes.inviteAccount, { body });

export const inviteAgain = (id: string, language: 'de' | 'en' | 'tr') =>
  callPanel(panelRoutes.inviteAgain, { parameters: { id }, body: { language } });

export const changeRole = ({ id, role }: Pick<Account, 'id' | 'role'>) =>
  callPanel(panelRoutes.changeRole, { parameters: { id }, body: { role } });

export const resetFactors = (id: string, language: 'de' | 'en' | 'tr') =>
  callPanel(panelRoutes.resetFactors, { parameters: { id }, body: { language } });

export const endAccount = (id: string) => callPanel(panelRoutes.endAccount, { parameters: { id } });

export const endSession = (id: string) => callPanel(panelRoutes.endSession, { parameters: { id } });
