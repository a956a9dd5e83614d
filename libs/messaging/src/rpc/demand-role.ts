import { GewerkError, hasRightsOf, type Role, roles } from '@gewerk/contracts';
import type { Operation } from '@gewerk/contracts/bus';
import { panelRoles } from '@gewerk/contracts/http';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import { type RequestContext, requestContext } from '@gewerk/service-kit';
import type { MsgHdrs } from '@nats-io/transport-node';
import { ACCOUNT_HEADER, ROLE_HEADER } from './headers.js';

/** The lowest role with which a panel route allows each operation, including those of its handler. */
const lowestRoles = new Map<string, Role>();
for (const [name, { operation, asks = [] }] of Object.entries<PanelEndpoint>(panelEndpoints)) {
  const role = panelRoles[name as keyof typeof panelRoles];
  if (role === 'anybody') continue;
  for (const { subject } of operation ? [operation] : asks) {
    const known = lowestRoles.get(subject);
    if (!known || hasRightsOf(known, role)) lowestRoles.set(subject, role);
  }
}

/** Role and account sent with a call, in the form that the request context uses. */
export function callerOf(headers: MsgHdrs | undefined): Pick<RequestContext, 'callerRole' | 'callerAccount'> {
  const given = headers?.get(ROLE_HEADER);
  const callerRole = roles.find((role) => role === given);
  const callerAccount = headers?.get(ACCOUNT_HEADER);
  return { ...(callerRole && { callerRole }), ...(callerAccount && { callerAccount }) };
}

/**
 * Checks the table of roles again in the service, so that a fault in the gateway's guard alone grants no
 * access.
 */
export function demandRole({ subject }: Operation): void {
  const role = requestContext.getStore()?.callerRole;
  const needed = lowestRoles.get(subject);
  if (!role || !needed || hasRightsOf(role, needed)) return;
  throw new GewerkError('forbidden', `${subject} needs the role ${needed}; this account has ${role}.`);
}
