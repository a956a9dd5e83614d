import { GewerkError } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import type { PanelEndpoint } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';
import type { OperatorSession } from '../session/session-store.js';

/** What the guard found out about a call of the panel. */
export interface PanelCall {
  /** Name in the table of admin routes; undefined where the path or method is in none. */
  readonly name: string | undefined;
  readonly route: PanelEndpoint | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where the route needs none. */
  readonly session: OperatorSession | undefined;
  /** Who calls; handlers of logins set it. */
  acting: ActingAccount | undefined;
  /** What the audit trail says the call was about; handlers may set it. */
  subject: string | null;
  /** A second business that it was about. */
  other?: string;
  /** Under which name the trail records a success; handlers may set another than the route's. */
  action: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for calls outside the panel. */
    panelCall: PanelCall | null;
  }
}

/** The session of a call that passed the guard. Throws for a route that needs none, which is a fault of its handler. */
export function sessionOf(request: FastifyRequest): OperatorSession {
  const session = request.panelCall?.session;
  if (!session) throw new GewerkError('unauthenticated', 'Not logged in; log in first.');
  return session;
}

/** Who makes a call that passed the guard. Throws as {@link sessionOf} does. */
export function actingIn(request: FastifyRequest): ActingAccount {
  const acting = request.panelCall?.acting;
  if (!acting) throw new GewerkError('unauthenticated', 'Not logged in; log in first.');
  return acting;
}
