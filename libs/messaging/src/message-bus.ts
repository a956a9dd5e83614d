import { gunzipSync } from 'node:zlib';
import { GewerkError } from '@gewerk/contracts';
import type { EventContract, InputOf, Operation, OutputOf, PayloadOf } from '@gewerk/contracts/bus';
import { inClientSpan, newRequestContext, requestContext } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { jetstream } from '@nats-io/jetstream';
import {
  headers as createHeaders,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NoRespondersError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node';
import { BusLink } from './bus-link.js';
import { NobodyListens } from './nobody-listens.js';
import { type AnswerWithText, splitText } from './rpc/attached-text.js';
import type { CallGuard } from './rpc/call-guard.js';
import {
  ACCOUNT_HEADER,
  ENCODING_HEADER,
  ERROR_HEADER,
  REQUEST_ID_HEADER,
  ROLE_HEADER,
  TRACE_HEADER,
} from './rpc/headers.js';
import { fromWireError } from './rpc/wire-error.js';

/** How long a call waits for a restarting service to listen again, in ms; tried every 100 ms. */
const WAIT_FOR_RESPONDER_MS = 1_500;
const RESPONDER_STEP_MS = 100;
/** How long a call waits for the bus: a visitor must learn within a second that it is unavailable. */
const WAIT_FOR_BUS_MS = 600;

export interface RequestOptions {
  /** Overrides the operation's own time limit, in milliseconds. */
  timeoutMs?: number;
  /** How long to wait for an unavailable service or bus, in milliseconds; with 0 the call fails at once. */
  waitForResponderMs?: number;
}

/** Calls operations of services and publishes events. */
@Injectable()
export class MessageBus {
  private readonly stream;
  private readonly link: BusLink;
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  /** @param guard wraps every call */
  constructor(
    readonly connection: NatsConnection,
    private readonly guard?: CallGuard,
  ) {
    this.stream = jetstream(connection);
    this.link = new BusLink(connection);
  }

  /**
   * The operation's response. Fails with the service's own error, `unavailable` if no process listens, or `timeout`
   * if none answers in time.
   */
  async request<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    options: RequestOptions = {},
  ): Promise<OutputOf<Op>> {
    return JSON.parse(
      this.decoder.decode(await this.requestBytes(operation, input, options)),
    ) as OutputOf<Op>;
  }

  /** The response's JSON undecoded. Fails like {@link request}. */
  async requestBytes<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    options: RequestOptions = {},
  ): Promise<Uint8Array> {
    return this.ask(operation, this.encoder.encode(JSON.stringify(input)), options);
  }

  /** The response of an operation that attaches a text. Fails like {@link request}. */
  async requestText<Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
  ): Promise<AnswerWithText<OutputOf<Op>>> {
    return splitText(await this.requestBytes(operation, input));
  }

  async requestEncoded<Op extends Operation>(
    operation: Op,
    input: Uint8Array,
    options: RequestOptions = {},
  ): Promise<OutputOf<Op>> {
    return JSON.parse(this.decoder.decode(await this.ask(operation, input, options))) as OutputOf<Op>;
  }

  private async ask(operation: Operation, input: Uint8Array, options: RequestOptions): Promise<Uint8Array> {
    const message = await this.send(operation, input, options);
    if (!message.headers) return message.data;
    const data = message.headers.get(ENCODING_HEADER) === 'gzip' ? gunzipSync(message.data) : message.data;
    if (message.headers.get(ERROR_HEADER)) throw fromWireError(JSON.parse(this.decoder.decode(data)));
    return data;
  }

  /** Publishes an event and waits until it is stored. A repeated `messageId` within two minutes is dropped. */
  async publish<E extends EventContract>(
    event: E,
    payload: PayloadOf<E>,
    options: { messageId?: string } = {},
  ): Promise<void> {
    const traceparent = requestContext.getStore()?.traceparent;
    await this.publishRaw(event.subject, JSON.stringify(payload), {
      ...options,
      ...(traceparent ? { traceparent } : {}),
    });
  }

  /** Like {@link publish}, with an encoded payload and the trace context of the event's cause. */
  async publishRaw(
    subject: string,
    payload: string,
    options: { messageId?: string; traceparent?: string } = {},
  ): Promise<void> {
    const { messageId, traceparent } = options;
    const how = {
      timeout: 5_000,
      ...(messageId ? { msgID: messageId } : {}),
      ...(traceparent ? { headers: traceHeaders(traceparent) } : {}),
    };
    if (!this.link.isUp) await this.link.up(WAIT_FOR_BUS_MS);
    await this.link.during(() => this.stream.publish(subject, payload, how));
  }

  private send(operation: Operation, data: Uint8Array, options: RequestOptions): Promise<Msg> {
    return inClientSpan(
      () => ({
        name: `call ${operation.subject}`,
        kind: 'client',
        attributes: {
          'rpc.system': 'nats',
          'rpc.service': operation.service,
          'rpc.method': operation.subject,
        },
      }),
      () => {
        const call = (): Promise<Msg> => this.sendWithin(operation, data, options);
        return this.guard ? this.guard.run(operation, call) : call();
      },
    );
  }

  private async sendWithin(operation: Operation, data: Uint8Array, options: RequestOptions): Promise<Msg> {
    const context = requestContext.getStore() ?? newRequestContext();
    const headers = createHeaders();
    headers.set(REQUEST_ID_HEADER, context.requestId);
    if (context.traceparent) headers.set(TRACE_HEADER, context.traceparent);
    if (context.role) headers.set(ROLE_HEADER, context.role);
    if (context.account) headers.set(ACCOUNT_HEADER, context.account);
    const timeout = options.timeoutMs ?? operation.timeoutMs;
    const giveUpAt = Date.now() + (options.waitForResponderMs ?? WAIT_FOR_RESPONDER_MS);
    for (;;) {
      try {
        if (!this.link.isUp) await this.link.up(options.waitForResponderMs ?? WAIT_FOR_BUS_MS);
        return await this.link.during(() =>
          this.connection.request(operation.subject, data, { timeout, headers }),
        );
      } catch (error) {
        if (!isNoResponders(error) || Date.now() >= giveUpAt) throw translate(error, operation);
        await new Promise((resolve) => setTimeout(resolve, RESPONDER_STEP_MS));
      }
    }
  }
}

function traceHeaders(traceparent: string): MsgHdrs {
  const headers = createHeaders();
  headers.set(TRACE_HEADER, traceparent);
  return headers;
}

function isNoResponders(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}

function translate(error: unknown, operation: Operation): GewerkError {
  if (error instanceof GewerkError) return error;
  if (isNoResponders(error)) return new NobodyListens(operation);
  if (error instanceof TimeoutError || (error instanceof Error && error.cause instanceof TimeoutError)) {
    return new GewerkError('timeout', `The ${operation.service} service did not answer in time.`);
  }
  return new GewerkError('unavailable', `The ${operation.service} service is unavailable; try again later.`);
}
