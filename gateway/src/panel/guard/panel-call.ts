import { GewerkError } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import type { PanelEndpoint } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';
import type { OperatorSession } from '../session/session-store.js';

/** What the guard determined about a panel call. */
export interface PanelCall {
  /** Name in the table of admin routes; undefined if the path or method is not in it. */
  readonly name: string | undefined;
  readonly route: PanelEndpoint | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined if the route needs none. */
  readonly session: OperatorSession | undefined;
  /** The calling account; login handlers set it. */
  acting: ActingAccount | undefined;
  /** The subject for the audit trail; handlers may set it. */
  subject: string | null;
  /** A second business that the call was about. */
  other?: string;
  /** The name under which the trail records a success; handlers may set one other than the route's. */
  action: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for calls outside the panel. */
    panelCall: PanelCall | null;
  }
}

/** The session of a call that passed the guard. Throws for a route that needs none, which is a bug in its handler. */
export function sessionOf(request: FastifyRequest): OperatorSession {
  const session = request.panelCall?.session;
  if (!session) throw new GewerkError('unauthenticated', 'Not logged in; log in first.');
  return session;
}

/** The account that makes a call that passed the guard. Throws like {@link sessionOf}. */
export function actingIn(request: FastifyRequest): ActingAccount {
  const acting = request.panelCall?.acting;
  if (!acting) throw new GewerkError('unauthenticated', 'Not logged in; log in first.');
  return acting;
}
