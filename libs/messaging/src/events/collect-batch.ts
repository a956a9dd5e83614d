import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';

const FIRST_WAIT_MS = 5_000;
/** Shortest pull that the server accepts. */
const WINDOW_MS = 1_000;

export interface BatchOptions {
  maxMessages: number;
  maxWaitMs: number;
  /** An event of at most so many bytes ends the collecting with its window. */
  promptBytes: number;
  onMessage: (message: JsMsg) => void;
  /** Ends the waiting at once. */
  stop: AbortSignal;
}

/**
 * Pulls the next events of a consumer: waits up to 5 s for the first, then collects in windows of 1 s while events
 * keep coming, up to `maxMessages` and `maxWaitMs` or a prompt event. Empty when there was none.
 */
export async function collectBatch(consumer: Consumer, options: BatchOptions): Promise<JsMsg[]> {
  const batch: JsMsg[] = [];
  let isPrompt = false;
  const pull = async (most: number, expires: number): Promise<number> => {
    const messages = await consumer.fetch({ max_messages: most, expires });
    const before = batch.length;
    await closingOn(options.stop, messages, async () => {
      for await (const message of messages) {
        batch.push(message);
        if (message.data.length <= options.promptBytes) isPrompt = true;
        options.onMessage(message);
      }
    });
    return batch.length - before;
  };
  if ((await pull(1, FIRST_WAIT_MS)) === 0) return batch;
  const giveUpAt = Date.now() + options.maxWaitMs;
  while (batch.length < options.maxMessages && !isPrompt && Date.now() < giveUpAt && !options.stop.aborted) {
    if ((await pull(options.maxMessages - batch.length, WINDOW_MS)) === 0) break;
  }
  return batch;
}

async function closingOn(
  stop: AbortSignal,
  messages: ConsumerMessages,
  read: () => Promise<void>,
): Promise<void> {
  const close = (): void => void messages.close();
  stop.addEventListener('abort', close);
  try {
    if (stop.aborted) close();
    await read();
  } finally {
    stop.removeEventListener('abort', close);
  }
}
