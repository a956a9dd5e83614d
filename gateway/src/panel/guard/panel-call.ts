import { GewerkError } from '@gewerk/contracts';
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
  /** What the audit trail says the call was about; handlers may set it. */
  subject: string | null;
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
