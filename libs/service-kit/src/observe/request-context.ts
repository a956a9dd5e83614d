import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Role } from '@gewerk/contracts';

/** Travels with a request through every process. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace context of the current span, otherwise of the caller. */
  readonly traceparent?: string;
  /** Role of the panel account that a gateway acts for; set once its session is known. */
  role?: Role;
  /** Role sent with the call that a service is answering; it is not passed on. */
  readonly callerRole?: Role;
  /** Id of the panel account that a gateway acts for; used in histories. */
  account?: string;
  /** Account id sent with the call that a service is answering; it is not passed on. */
  readonly callerAccount?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** For work without a request, such as a job or an event. */
export function newRequestContext(): RequestContext {
  return { requestId: randomUUID() };
}
