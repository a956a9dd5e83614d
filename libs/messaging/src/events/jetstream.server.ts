import { faultOf, logger, newRequestContext, requestContext } from '@gewerk/service-kit';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import {
  AckPolicy,
  type Consumer,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { isObservable, lastValueFrom } from 'rxjs';
import { openBatchSpan } from './batch-span.js';
import { collectBatch } from './collect-batch.js';
import { type ConsumerExtras, JETSTREAM } from './consumes.decorator.js';
import { eventAge, eventsTaken, measureConsumer } from './event-metrics.js';
import { EVENT_STREAM } from './event-stream.js';

/** An event whose handler was killed comes again after this time; a handler at work says so every third of it. */
const ACK_WAIT_MS = 20_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000];
const STOP_LIMIT_MS = 8_000;

/** Nest transport for durable JetStream consumers (see {@link Consumes}): one pull loop a handler. */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM;
  private readonly stop = new AbortController();
  private readonly loops: Promise<void>[] = [];

  constructor(private readonly connection: NatsConnection) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    for (const [subject, first] of this.messageHandlers) {
      // Nest chains the handlers of one event, and each would call the next; here each has a consumer of its own.
      for (let handler: MessageHandler | undefined = first; handler;) {
        const { next }: MessageHandler = handler;
        delete handler.next;
        this.loops.push(this.run(subject, handler));
        handler = next;
      }
    }
    callback();
  }

  private get stopping(): boolean {
    return this.stop.signal.aborted;
  }

  async close(): Promise<void> {
    this.stop.abort();
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_LIMIT_MS)));
    await Promise.race([Promise.all(this.loops), limit]);
    clearTimeout(timer);
  }

  on(): never {
    throw new Error('This transport has no events of its own.');
  }

  unwrap<T>(): T {
    return this.connection as T;
  }

  private async run(subject: string, handler: MessageHandler): Promise<void> {
    const options = handler.extras as unknown as ConsumerExtras;
    let failures = 0;
    let stopMeasuring = (): void => undefined;
    while (!this.stopping) {
      try {
        const consumer = await this.ensureConsumer(subject, options);
        failures = 0;
        stopMeasuring();
        stopMeasuring = measureConsumer(options.durable, consumer);
        while (!this.stopping) await this.handleNext(consumer, handler, options);
      } catch (error) {
        if (this.stopping) break;
        failures += 1;
        logger.warn({ err: error, consumer: options.durable }, 'Consuming events failed; trying again');
        await pause(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 1_000);
      }
    }
    stopMeasuring();
  }

  private async ensureConsumer(subject: string, options: ConsumerExtras): Promise<Consumer> {
    const manager = await jetstreamManager(this.connection);
    await manager.consumers.add(EVENT_STREAM, {
      durable_name: options.durable,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(options.ackWaitMs ?? ACK_WAIT_MS),
      max_deliver: -1,
      max_ack_pending: Math.max(1_000, (options.maxMessages ?? 1) * 2),
    });
    return jetstream(this.connection).consumers.get(EVENT_STREAM, options.durable);
  }

  private async handleNext(
    consumer: Consumer,
    handler: MessageHandler,
    options: ConsumerExtras,
  ): Promise<void> {
    const held: JsMsg[] = [];
    const working = (): void => held.forEach((message) => message.working());
    const heartbeat = setInterval(working, (options.ackWaitMs ?? ACK_WAIT_MS) / 3);
    try {
      const batch = await collectBatch(consumer, {
        maxMessages: options.maxMessages ?? 1,
        maxWaitMs: options.maxWaitMs ?? 0,
        promptBytes: options.promptBytes ?? 0,
        onMessage: (message) => held.push(message),
        stop: this.stop.signal,
      });
      if (batch.length > 0) await this.handle(batch, handler, options);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async handle(pulled: JsMsg[], handler: MessageHandler, options: ConsumerExtras): Promise<void> {
    const { batch, payloads } = readPayloads(pulled, options);
    if (batch.length === 0) return;
    const span = openBatchSpan(batch, options.durable);
    const traced = span ? { traceparent: span.traceparent } : {};
    try {
      await requestContext.run({ ...newRequestContext(), ...traced }, async () => {
        const result = await handler(payloads);
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      });
      span?.end();
    } catch (error) {
      span?.end(faultOf(error));
      eventsTaken.inc({ consumer: options.durable, outcome: 'failed' }, batch.length);
      logger.error(
        { err: error, consumer: options.durable, events: batch.length },
        'Events could not be handled; they come again',
      );
      for (const message of batch) {
        const attempt = Math.min(message.info.deliveryCount, RETRY_DELAYS_MS.length) - 1;
        message.nak(RETRY_DELAYS_MS[attempt] ?? 1_000);
      }
      return;
    }
    for (const message of batch) message.ack();
    const oldest = Math.min(...batch.map(({ timestamp }) => Date.parse(timestamp)));
    eventsTaken.inc({ consumer: options.durable, outcome: 'handled' }, batch.length);
    eventAge.observe({ consumer: options.durable }, Math.max(0, Date.now() - oldest) / 1_000);
    await this.connection.flush();
  }
}

/** An event that can never be read would hold up all that come with it: it is logged and taken out of delivery. */
function readPayloads(pulled: JsMsg[], options: ConsumerExtras): { batch: JsMsg[]; payloads: unknown[] } {
  const batch: JsMsg[] = [];
  const payloads: unknown[] = [];
  for (const message of pulled) {
    try {
      payloads.push(options.payload.parse(message.json()));
      batch.push(message);
    } catch (error) {
      logger.error(
        { err: error, consumer: options.durable, sequence: message.seq },
        'An event does not fit its contract and is left out',
      );
      eventsTaken.inc({ consumer: options.durable, outcome: 'unreadable' });
      message.term('does not fit its contract');
    }
  }
  return { batch, payloads };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
