import { requestContext } from '../observe/request-context.js';
import type { SpanStart } from './span.js';
import { isTraceparent } from './traceparent.js';
import { faultOf, inClientSpan, openSpan } from './tracing.js';

/** The data that a job stores about the request that queued it. */
export interface TracedJob {
  traceparent?: string;
}

/** Queues a job under a span of the request; `add` receives what the job must store. */
export function inQueueSpan<T>(queue: string, add: (carried: TracedJob) => Promise<T>): Promise<T> {
  return inClientSpan(
    () => spanOf(queue, 'producer'),
    () => {
      const traceparent = requestContext.getStore()?.traceparent;
      return add(traceparent ? { traceparent } : {});
    },
  );
}

/** Runs a job as one span of its request's trace, without spans of its calls: a run may take hours. */
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
  const name = kind === 'producer' ? `queue ${queue}` : `process ${queue}`;
  return { name, kind, attributes: { 'messaging.system': 'bull', 'messaging.destination.name': queue } };
}
