import type { Consumer, JsMsg } from '@nats-io/jetstream';

const FIRST_WAIT_MS = 5_000;
/** Shortest pull that the server accepts. */
const WINDOW_MS = 1_000;

/**
 * Pulls the next events of a consumer: waits up to 5 s for the first, then collects in windows of 1 s while events
 * keep coming, up to `maxMessages` and `maxWaitMs`. Empty when there was none.
 */
export async function collectBatch(
  consumer: Consumer,
  options: { maxMessages: number; maxWaitMs: number; onMessage: (message: JsMsg) => void },
): Promise<JsMsg[]> {
  const first = await consumer.next({ expires: FIRST_WAIT_MS });
  if (!first) return [];
  const batch = [first];
  options.onMessage(first);
  const giveUpAt = Date.now() + options.maxWaitMs;
  while (batch.length < options.maxMessages && Date.now() < giveUpAt) {
    const before = batch.length;
    const messages = await consumer.fetch({ max_messages: options.maxMessages - before, expires: WINDOW_MS });
    for await (const message of messages) {
      batch.push(message);
      options.onMessage(message);
    }
    if (batch.length === before) break;
  }
  return batch;
}
