import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What travels with a request through every process that it touches. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace context: the caller's as it came, or that of the span at hand where spans are recorded. */
  readonly traceparent?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** A context for work that no request started, such as a job or an event. */
export function newRequestContext(): RequestContext {
  return { requestId: randomUUID() };
}
