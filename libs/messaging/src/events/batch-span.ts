import { isTraceparent, isTracing, openSpan, type Span } from '@gewerk/service-kit';
import type { JsMsg } from '@nats-io/jetstream';
import { TRACE_HEADER } from '../rpc/headers.js';

/** Of a batch of thousands a trace shows so many; the others were of the same import most likely. */
const MOST_LINKS = 32;

/**
 * The handling of events as a span of the first event's trace, with links to what led to the others; undefined while
 * nothing is traced.
 */
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
