import { type AdminRoute, GewerkError } from '@gewerk/contracts';
import type { FastifyRequest } from 'fastify';
import type { OwnerSession } from '../session/session-store.js';

/** What the guard found out about a call of the admin area. */
export interface AdminCall {
  /** Name in the table of admin routes; undefined where the path or method is in none. */
  readonly name: string | undefined;
  readonly route: AdminRoute | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where the route needs none. */
  readonly session: OwnerSession | undefined;
  /** What the audit trail says the call was about; handlers may set it. */
  subject: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for calls outside the admin area. */
    adminCall: AdminCall | null;
  }
}

/** The session of a call that passed the guard. Throws for a route that needs none, which is a fault of its handler. */
export function ownerSessionOf(request: FastifyRequest): OwnerSession {
  const session = request.adminCall?.session;
  if (!session) throw new GewerkError('unauthenticated', 'This call needs a session.');
  return session;
}
