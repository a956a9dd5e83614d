import { GewerkError } from '@gewerk/contracts';
import {
  type EngineWatch,
  isTraceparent,
  logger,
  newRequestContext,
  openSpan,
  type RequestContext,
  endWithin,
  requestContext,
  type Span,
} from '@gewerk/service-kit';
import { ServerNats } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { encodeAnswer, type OutgoingPacket } from './answer-codec.js';
import { answered as operations } from './answers.decorator.js';
import { GiveUpOnLoss } from './give-up-on-loss.js';
import { callerOf } from './demand-role.js';
import { REQUEST_ID_HEADER, TRACE_HEADER } from './headers.js';
import { InFlight } from './in-flight.js';
import { operationsAnswered, operationSeconds } from './rpc-metrics.js';

const DRAIN_LIMIT_MS = 8_000;

/** Nest's handlers expect an id on a request; NATS matches answers by inbox. */
const REQUEST_MARK = 'request';

const RPC_ATTRIBUTES = { 'rpc.system': 'nats' };

/**
 * Nest's NATS server on the process's one connection: replicas share work as a queue group, inputs and responses are
 * JSON, request id and trace context are headers, and closing waits for running work.
 */
export class RpcServer extends ServerNats {
  private readonly inFlight = new InFlight();
  private readonly listening: Subscription[] = [];
  private readonly spans = new WeakMap<Msg, Span>();
  private readonly losses: GiveUpOnLoss;

  constructor(
    private readonly connection: NatsConnection,
    private readonly queue: string,
    engines: EngineWatch,
  ) {
    super({
      queue,
      serializer: { serialize: (packet: OutgoingPacket) => encodeAnswer(packet) },
      deserializer: {
        deserialize: (message: Msg) => ({ pattern: message.subject, data: message.json(), id: REQUEST_MARK }),
      },
    });
    this.losses = new GiveUpOnLoss(engines);
  }

  /** Nest's own method would try to parse each name as JSON at every call. */
  override getRouteFromPattern(pattern: string): string {
    return pattern;
  }

  override createNatsClient(): Promise<NatsConnection> {
    return Promise.resolve(this.connection);
  }

  override bindEvents(connection: NatsConnection): void {
    for (const subject of this.messageHandlers.keys()) {
      const callback = (error: Error | null, message: Msg): void => {
        if (error) logger.error({ err: error, operation: subject }, 'A subscription failed');
        else void this.handleMessage(subject, message);
      };
      this.listening.push(connection.subscribe(subject, { queue: this.queue, callback }));
    }
  }

  override async handleMessage(channel: string, message: Msg): Promise<void> {
    this.inFlight.enter();
    await requestContext.run(this.contextOf(message), async () => {
      try {
        await super.handleMessage(channel, message);
      } catch (error) {
        this.inFlight.leave();
        logger.warn({ err: error, operation: channel }, 'A message could not be read');
        const unreadable = new GewerkError('invalid-input', 'The message is not JSON.');
        this.spans.get(message)?.end(unreadable.code);
        send(message, { err: unreadable });
      }
    });
  }

  /** The caller's request id, account and trace context; with spans, those of the operation's own span. */
  private contextOf(message: Msg): RequestContext {
    const requestId = message.headers?.get(REQUEST_ID_HEADER);
    const caller = message.headers?.get(TRACE_HEADER);
    const parent = isTraceparent(caller) ? caller : undefined;
    const span = openSpan({ name: message.subject, kind: 'server', attributes: RPC_ATTRIBUTES }, parent);
    if (span) this.spans.set(message, span);
    const traceparent = span?.traceparent ?? parent;
    const context = {
      ...(requestId ? { requestId } : newRequestContext()),
      ...callerOf(message.headers),
    };
    return traceparent ? { ...context, traceparent } : context;
  }

  override getPublisher(message: Msg): (packet: OutgoingPacket & { isDisposed?: boolean }) => void {
    const operation = message.subject;
    const stopTimer = operationSeconds.startTimer({ operation });
    let answered = false;
    const answer = (packet: OutgoingPacket): void => {
      if (answered) return;
      answered = true;
      settled();
      stopTimer();
      const outcome = outcomeOf(packet);
      operationsAnswered.inc({ operation, outcome });
      this.spans.get(message)?.end(outcome === 'ok' ? undefined : outcome);
      try {
        send(message, packet);
      } catch (error) {
        // Most likely too large even when compressed: answer with an error, so that the caller need not wait
        // for its timeout.
        logger.error({ err: error, operation }, 'An answer could not be sent');
        send(message, { err: error });
      } finally {
        this.inFlight.leave();
      }
    };
    const settled = this.losses.begin((err) => answer({ err }));
    return answer;
  }

  /**
   * Accepts no new work and waits up to 8 s for running work: without a server even unsubscribing would wait
   * for ever. The connection's owner closes the connection.
   */
  override async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    try {
      await endWithin(this.drain(), DRAIN_LIMIT_MS);
    } finally {
      this.losses.end();
    }
  }

  private async drain(): Promise<void> {
    await Promise.all(this.listening.map((subscription) => subscription.drain()));
    await this.inFlight.idle(DRAIN_LIMIT_MS);
    await this.connection.flush();
  }

  /** The connection's owner already watches its status. */
  override handleStatusUpdates(): Promise<void> {
    return Promise.resolve();
  }
}

function send(message: Msg, packet: OutgoingPacket): void {
  const { data, headers } = encodeAnswer(packet, operations.get(message.subject));
  if (message.reply) message.respond(data, headers ? { headers } : {});
}

function outcomeOf(packet: OutgoingPacket): string {
  if (packet.err === undefined || packet.err === null) return 'ok';
  return packet.err instanceof GewerkError ? packet.err.code : 'internal';
}
