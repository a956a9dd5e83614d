import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';

const FIRST_WAIT_MS = 5_000;
/** Shortest pull that the server accepts. */
const WINDOW_MS = 1_000;
/** Longest wait for events that an earlier one announced. */
const FOLLOWED_MS = 10_000;

export interface BatchOptions {
  maxMessages: number;
  maxWaitMs: number;
  /** An event up to this size ends the collecting. */
  promptBytes: number;
  /**
   * Whether further events will follow this one: it then does not end the collecting, which waits up to 10 s
   * for them.
   */
  isFollowed: (message: JsMsg) => boolean;
  onMessage: (message: JsMsg) => void;
  stop: AbortSignal;
}

/**
 * Pulls the next events: waits up to 5 s for the first, then collects while events keep coming, up to
 * `maxMessages` and `maxWaitMs` or a prompt event. To a prompt first event it adds only events that are
 * already waiting, up to and including the first large one. Empty if there was no event.
 */
export async function collectBatch(consumer: Consumer, options: BatchOptions): Promise<JsMsg[]> {
  const batch: JsMsg[] = [];
  const isPrompt = (message: JsMsg | undefined): boolean =>
    message !== undefined && message.data.length <= options.promptBytes && !options.isFollowed(message);
  const pull = async (most: number, expires: number): Promise<JsMsg[]> => {
    const messages = await consumer.fetch({ max_messages: most, expires });
    const pulled: JsMsg[] = [];
    await closingOn(options.stop, messages, async () => {
      for await (const message of messages) {
        pulled.push(message);
        options.onMessage(message);
      }
    });
    batch.push(...pulled);
    return pulled;
  };
  let pulled = await pull(1, FIRST_WAIT_MS);
  const mayGoOn = (): boolean =>
    pulled.length > 0 && batch.length < options.maxMessages && !options.stop.aborted;
  if (isPrompt(pulled[0])) {
    // Pulled one by one: a large event after small ones takes seconds and would delay them.
    while (mayGoOn() && isPrompt(pulled[0]) && pulled[0]?.info.pending) pulled = await pull(1, WINDOW_MS);
    return batch;
  }
  const giveUpAt = Date.now() + options.maxWaitMs;
  while (mayGoOn() && !pulled.some(isPrompt) && Date.now() < giveUpAt) {
    // Pulls the waiting events together, then the next one alone: a pull for more events than exist lasts
    // until it times out.
    const last = pulled.at(-1);
    const wanted = Math.min(last?.info.pending || 1, options.maxMessages - batch.length);
    pulled = await pull(wanted, last && options.isFollowed(last) ? FOLLOWED_MS : WINDOW_MS);
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
