import { setTimeout as pause } from 'node:timers/promises';
import { endWithin, faultOf, logger, newRequestContext, requestContext } from '@gewerk/service-kit';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Consumer, JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isObservable, lastValueFrom } from 'rxjs';
import type { GapExtras } from './after-gap.decorator.js';
import { openBatchSpan } from './batch-span.js';
import { collectBatch } from './collect-batch.js';
import type { ConsumedStreams } from './consumed-streams.js';
import { type ConsumerExtras, JETSTREAM } from './consumes.decorator.js';
import { ACK_WAIT_MS, DurableConsumer, type EventGap } from './durable-consumer.js';
import { countGap, eventAge, eventsTaken, measureConsumer } from './event-metrics.js';
import type { EventStreams } from './event-streams.js';

const RETRY_DELAYS_MS = [500, 1_000, 2_000, 5_000, 10_000];
const STOP_LIMIT_MS = 8_000;
const CHECK_EVERY_MS = 5_000;

/** Nest transport for durable JetStream consumers (see {@link Consumes}): one pull loop per handler. */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  override readonly transportId = JETSTREAM;
  private readonly stop = new AbortController();
  private readonly loops: Promise<void>[] = [];
  /** By durable consumer. */
  private readonly gapHandlers = new Map<string, MessageHandler>();

  constructor(
    private readonly connection: NatsConnection,
    private readonly streams: EventStreams,
    private readonly consumed: ConsumedStreams,
  ) {
    super();
  }

  listen(callback: (error?: unknown) => void): void {
    const consumed: [string, MessageHandler][] = [];
    for (const [subject, first] of this.messageHandlers) {
      // Nest chains the handlers of one event, each calling the next; here each has its own consumer.
      for (let handler: MessageHandler | undefined = first; handler;) {
        const { next }: MessageHandler = handler;
        delete handler.next;
        const { gapOf, isWanted } = (handler.extras ?? {}) as Partial<GapExtras & ConsumerExtras>;
        if (gapOf !== undefined) this.gapHandlers.set(gapOf, handler);
        else if (isWanted?.() ?? true) consumed.push([subject, handler]);
        handler = next;
      }
    }
    for (const [subject, handler] of consumed) this.loops.push(this.run(subject, handler));
    callback();
  }

  private get stopping(): boolean {
    return this.stop.signal.aborted;
  }

  async close(): Promise<void> {
    this.stop.abort();
    await endWithin(Promise.all(this.loops), STOP_LIMIT_MS);
  }

  on(): never {
    throw new Error('This transport does not emit events.');
  }

  unwrap<T>(): T {
    return this.connection as T;
  }

  private async run(subject: string, handler: MessageHandler): Promise<void> {
    const options = handler.extras as unknown as ConsumerExtras;
    const durable = new DurableConsumer(this.connection, this.streams, subject, options, this.consumed);
    let failures = 0;
    let stopMeasuring = (): void => undefined;
    while (!this.stopping) {
      try {
        const { consumer, gap } = await durable.open();
        stopMeasuring();
        stopMeasuring = measureConsumer(options.durable, consumer);
        await this.bridge(gap, options.durable);
        if (!this.stopping) await durable.remember();
        failures = 0;
        await this.consume(durable, consumer, handler, options);
      } catch (error) {
        if (this.stopping) break;
        failures += 1;
        logger.warn({ err: error, consumer: options.durable }, 'Consuming events failed; trying again');
        await this.pauseAfter(failures);
      }
    }
    stopMeasuring();
  }

  private async consume(
    durable: DurableConsumer,
    consumer: Consumer,
    handler: MessageHandler,
    options: ConsumerExtras,
  ): Promise<void> {
    let checkedAt = Date.now();
    while (!this.stopping) {
      await this.handleNext(consumer, handler, options);
      if (Date.now() - checkedAt < CHECK_EVERY_MS) continue;
      await this.bridge(await durable.findGap(consumer), options.durable);
      checkedAt = Date.now();
    }
  }

  /** Rebuilds what the missed events would have changed. */
  private async bridge(gap: EventGap | null, consumer: string): Promise<void> {
    if (!gap) return;
    const { why, before } = gap;
    countGap(consumer, why);
    logger.warn({ consumer, why, before }, 'Events may have been missed');
    const handler = this.gapHandlers.get(consumer);
    for (let failures = 0; handler && !this.stopping; failures += 1) {
      try {
        await runHandler(handler, before);
        return;
      } catch (error) {
        logger.warn({ err: error, consumer }, 'Could not rebuild after missed events; will retry');
        await this.pauseAfter(failures + 1);
      }
    }
  }

  private async pauseAfter(failures: number): Promise<void> {
    const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 1_000;
    await pause(delay, undefined, { signal: this.stop.signal }).catch(() => undefined);
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
        isFollowed: followed(options),
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
        await runHandler(handler, payloads);
      });
      span?.end();
    } catch (error) {
      span?.end(faultOf(error));
      eventsTaken.inc({ consumer: options.durable, outcome: 'failed' }, batch.length);
      logger.error(
        { err: error, consumer: options.durable, events: batch.length },
        'Events could not be handled; they will be delivered again',
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

async function runHandler(handler: MessageHandler, payload: unknown): Promise<void> {
  const result: unknown = await handler(payload);
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}

/** Unreadable events are dropped later. */
const followed =
  ({ payload, isFollowed }: ConsumerExtras) =>
  (message: JsMsg): boolean => {
    if (!isFollowed) return false;
    try {
      return isFollowed(payload.parse(message.json()));
    } catch {
      return false;
    }
  };

/** Logs and drops unreadable events: if redelivered, they would hold up the rest of their batch. */
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
        'Dropped an event that does not match its contract',
      );
      eventsTaken.inc({ consumer: options.durable, outcome: 'unreadable' });
      message.term('does not match its contract');
    }
  }
  return { batch, payloads };
}
