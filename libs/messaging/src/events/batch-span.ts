import { isTraceparent, isTracing, openSpan, type Span } from '@gewerk/service-kit';
import type { JsMsg } from '@nats-io/jetstream';
import { TRACE_HEADER } from '../rpc/headers.js';

/** Maximum number of links of a batch's span; further events most likely come from the same import. */
const MOST_LINKS = 32;

/** The span of a batch: part of the first event's trace, linked to the others; undefined without tracing. */
export function openBatchSpan(batch: readonly JsMsg[], consumer: string): Span | undefined {
  if (!isTracing()) return undefined;
  const causes = new Set<string>();
  for (const message of batch) {
    const cause = message.headers?.get(TRACE_HEADER);
    if (isTraceparent(cause)) causes.add(cause);
    if (causes.size > MOST_LINKS) break;
  }
  const [parent, ...links] = causes;
  const attributes = { 'messaging.system': 'nats', 'messaging.batch.message_count': batch.length };
  return openSpan({ name: `handle ${consumer}`, kind: 'consumer', attributes, links }, parent);
}
