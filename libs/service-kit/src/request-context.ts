import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Travels with a request through every process. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace context of the current span, else of the caller. */
  readonly traceparent?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** For work without a request, such as a job or an event. */
export function newRequestContext(): RequestContext {
  return { requestId: randomUUID() };
}
