import { z } from 'zod';
import { roles } from '../../model/panel/roles.js';
import {
  acceptInvitation,
  type Account,
  changeRole,
  endAccount,
  inviteAccount,
  inviteAgain,
  listAccounts,
  logIn,
} from '../../bus/settings/accounts.js';
import { confirmLogin, logInByPasskey } from '../../bus/settings/factors.js';
import type { OutputOf } from '../../bus/operation.js';
import type { PanelServing } from './endpoint.js';

const noQuery = z.strictObject({});
const session = { needs: 'session', query: noQuery } as const;

/** The data that a client needs about its session. */
export const panelSessionSchema = z.object({
  /** Send this as `X-CSRF-Token` with each call that changes something. */
  csrfToken: z.string(),
  /** ISO instant at which the session ends if it is not used before then. */
  expiresAt: z.string(),
  /** The account of the session; the owner of the password gate has no name. */
  account: z.object({ id: z.string(), name: z.string(), role: z.enum(roles) }),
  /**
   * Key of the account's drafts in the browser, 32 bytes in base64url: where panel and site share an origin,
   * scripts of public pages can reach what is stored there. Missing from gateways of the previous release.
   */
  draftKey: z.string().optional(),
});
export type PanelSession = z.infer<typeof panelSessionSchema>;

/** Sessions of the calling account, newest first. */
export const panelSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** ISO instants. */
      begunAt: z.string(),
      /** When the session ends if it is not used before then. */
      expiresAt: z.string(),
      address: z.string(),
      /** Name by which its browser identifies itself. */
      browser: z.string(),
      isThisOne: z.boolean(),
    }),
  ),
});

/** An account's name in the audit trail. */
export const accountAsText = ({ name, role }: Account): string => `${name} (${role})`;

/** Status 202: the password is correct, and a code is required as well. Does not open a session. */
export const loginTicketSchema = z.object({
  /** Send this once, with the code. */
  ticket: z.string(),
  /** ISO instant at which the login starts over. */
  expiresAt: z.string(),
});
export type LoginTicket = z.infer<typeof loginTicketSchema>;

const passkeyOptionsSchema = z.object({
  /** JSON (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
  options: z.string(),
});

/** A session, or a ticket if a code is required first. */
const begunSchema = z.union([panelSessionSchema, loginTicketSchema]);

/** Calls for logging in, and for accounts and their sessions. */
export const accountServing = {
  login: {
    summary: "Begins a session: the owner's with the password alone, an account's with address and password",
    needs: 'nothing',
    query: noQuery,
    body: logIn.input,
    isAudited: true,
    answer: begunSchema,
  },
  confirmLogin: {
    summary: 'Begins a session with a code from the app or a recovery code, after the correct password',
    needs: 'nothing',
    query: noQuery,
    body: confirmLogin.input.pick({ code: true }).extend({
      ticket: z.string({ error: 'must be the ticket of a login' }).min(20).max(100),
    }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  passkeyOptions: {
    summary: 'Options for a browser to log in with a passkey',
    needs: 'nothing',
    query: noQuery,
    answer: passkeyOptionsSchema,
  },
  loginByPasskey: {
    summary: 'Begins a session of the account whose passkey signed the challenge',
    needs: 'nothing',
    query: noQuery,
    body: logInByPasskey.input.pick({ answer: true }),
    isAudited: true,
    answer: panelSessionSchema,
  },
  acceptInvitation: {
    summary: 'Sets the password of an invited account and begins its session',
    needs: 'nothing',
    query: noQuery,
    body: acceptInvitation.input,
    isAudited: true,
    answer: begunSchema,
  },
  sessions: {
    ...session,
    summary: 'Sessions of the calling account, newest first',
    answer: panelSessionsSchema,
  },
  endSession: {
    ...session,
    summary: 'Ends a session of the calling account',
    isAudited: true,
  },
  accounts: {
    ...session,
    summary: "All accounts except the owner's, by name",
    operation: listAccounts,
  },
  inviteAccount: {
    ...session,
    summary: 'Creates an account and mails an invitation',
    body: inviteAccount.input,
    operation: inviteAccount,
    isAudited: true,
    auditSubject: ({ account }: OutputOf<typeof inviteAccount>) => accountAsText(account),
  },
  inviteAgain: {
    ...session,
    summary: 'Mails a new invitation, which also replaces a lost password',
    body: inviteAgain.input.omit({ id: true }),
    operation: inviteAgain,
    isAudited: true,
    auditSubject: ({ account }: OutputOf<typeof inviteAccount>) => accountAsText(account),
  },
  changeRole: {
    ...session,
    summary: "Changes an account's role and ends its sessions",
    body: changeRole.input.omit({ id: true }),
    operation: changeRole,
    isAudited: true,
    auditSubject: (account: Account) => accountAsText(account),
  },
  endAccount: {
    ...session,
    summary: 'Closes an account and ends its sessions',
    operation: endAccount,
    isAudited: true,
    auditSubject: ({ name }: OutputOf<typeof endAccount>) => name,
  },
} as const satisfies Record<string, PanelServing>;
