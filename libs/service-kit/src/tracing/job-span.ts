import { requestContext } from '../request-context.js';
import type { SpanStart } from './span.js';
import { isTraceparent } from './traceparent.js';
import { faultOf, inClientSpan, openSpan } from './tracing.js';

/** What a job in a queue keeps of the request that queued it, beside its own data. */
export interface TracedJob {
  /** W3C trace context. */
  traceparent?: string;
}

/** Queues a job, as a span below the request's; `add` is given what the job has to carry. */
export function inQueueSpan<T>(queue: string, add: (carried: TracedJob) => Promise<T>): Promise<T> {
  return inClientSpan(
    () => spanOf(queue, 'producer'),
    () => {
      const traceparent = requestContext.getStore()?.traceparent;
      return add(traceparent ? { traceparent } : {});
    },
  );
}

/**
 * Works a job off, as one span of the trace of who queued it. What the job calls in turn has no spans: a run of hours
 * would be a trace that nobody can open.
 */
export async function inJobSpan<T>(queue: string, job: TracedJob, work: () => Promise<T>): Promise<T> {
  const { traceparent } = job;
  const span = isTraceparent(traceparent) ? openSpan(spanOf(queue, 'consumer'), traceparent) : undefined;
  try {
    const result = await work();
    span?.end();
    return result;
  } catch (error) {
    span?.end(faultOf(error));
    throw error;
  }
}

function spanOf(queue: string, kind: 'producer' | 'consumer'): SpanStart {
  const name = kind === 'producer' ? `queue ${queue}` : `work off ${queue}`;
  return { name, kind, attributes: { 'messaging.system': 'bull', 'messaging.destination.name': queue } };
}
