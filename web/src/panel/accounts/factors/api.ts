import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { queryOptions } from '@tanstack/react-query';
import { callPanel } from '../../kit/api/call-panel.js';
import { makePasskey } from '../../kit/session/passkeys.js';

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

export type Passkey = AnswerOf<typeof panelRoutes.factors>['passkeys'][number];

/**
 * Adds a passkey. Resolves to null if the user cancels the browser's dialog, or if the device already has a
 * passkey for this account.
 */
export async function addPasskey(name: string, password: string) {
  const { options } = await callPanel(panelRoutes.startPasskey, { body: { password } });
  const answer = await makePasskey(options);
  return answer && callPanel(panelRoutes.addPasskey, { body: { name, answer } });
}

export const removePasskey = (id: string, password: string) =>
  callPanel(panelRoutes.removePasskey, { parameters: { id }, body: { password } });

export const makeRecoveryCodes = (password: string) =>
  callPanel(panelRoutes.makeRecoveryCodes, { body: { password } });
