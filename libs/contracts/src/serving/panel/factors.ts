import { z } from 'zod';
import {
  addPasskey,
  confirmTotp,
  getFactors,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  resetFactors,
  startPasskey,
  startTotp,
} from '../../bus/settings/factors.js';
import { panelSessionSchema, accountAsText } from './accounts.js';
import type { PanelServing } from './endpoint.js';

const session = { needs: 'session', query: z.strictObject({}) } as const;

const withRecoveryCodes = z.object({
  session: panelSessionSchema,
  recoveryCodes: confirmTotp.output.shape.recoveryCodes,
});

/**
 * Calls for second factors: those of the calling account, whose session continues under a new token, and, for owners,
 * those of other accounts.
 */
export const factorServing = {
  factors: {
    ...session,
    summary: 'Second factors of the calling account',
    answer: getFactors.output,
  },
  startTotp: {
    ...session,
    summary: 'Creates the secret for an authenticator app',
    body: startTotp.input.omit({ id: true }),
    answer: startTotp.output,
  },
  confirmTotp: {
    ...session,
    summary: 'Turns on two-step login, ends other sessions and returns recovery codes',
    body: confirmTotp.input.omit({ id: true }),
    isAudited: true,
    answer: withRecoveryCodes,
  },
  removeTotp: {
    ...session,
    summary: 'Turns off two-step login and ends other sessions',
    body: removeTotp.input.omit({ id: true }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  makeRecoveryCodes: {
    ...session,
    summary: 'Replaces all recovery codes and ends other sessions',
    body: makeRecoveryCodes.input.omit({ id: true }),
    isAudited: true,
    answer: withRecoveryCodes,
  },
  startPasskey: {
    ...session,
    summary: 'Options for a browser to create a passkey',
    body: startPasskey.input.pick({ password: true }),
    answer: startPasskey.output,
  },
  addPasskey: {
    ...session,
    summary: 'Stores a passkey that a browser has created and ends other sessions',
    body: addPasskey.input.pick({ name: true, answer: true }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  removePasskey: {
    ...session,
    summary: 'Removes a passkey and ends other sessions',
    body: removePasskey.input.pick({ password: true }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  resetFactors: {
    ...session,
    summary: 'Removes the second factors of another account, ends its sessions and mails its user',
    body: resetFactors.input.omit({ id: true }),
    operation: resetFactors,
    isAudited: true,
    auditSubject: accountAsText,
  },
} as const satisfies Record<string, PanelServing>;
