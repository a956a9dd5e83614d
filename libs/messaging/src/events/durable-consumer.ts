import {
  AckPolicy,
  type Consumer,
  type ConsumerInfo,
  DeliverPolicy,
  jetstream,
  jetstreamManager,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { consumerInfo } from './consumer-info.js';
import type { ConsumedStreams } from './consumed-streams.js';
import type { ConsumerOptions } from './consumes.decorator.js';
import type { EventStreams } from './event-streams.js';
import { EVENT_STREAM, streamOf } from './stream-config.js';

/** Redelivery time after a handler was killed; a running handler extends it every third of this time. */
export const ACK_WAIT_MS = 20_000;

/**
 * Why a consumer may have missed events: 'passed' if the stream dropped them, 'lost' if their consumer or
 * stream was lost, 'new' if the stream does not contain all events from before the consumer was created.
 */
export interface EventGap {
  why: 'passed' | 'lost' | 'new';
  /** All missed events were published before this time. */
  before: Date;
}

/** A durable consumer, created if missing, and its position. */
export class DurableConsumer {
  private readonly stream: string;
  /** Everything up to this sequence has been handled; undefined before the consumer is first opened. */
  private handledTo: number | undefined;
  /** When the consumer that `handledTo` belongs to was created. */
  private created = '';
  /** When the stream was created. */
  private streamCreated = '';
  /** When the stream that the service remembers was created. */
  private remembered: string | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly streams: EventStreams,
    private readonly subject: string,
    private readonly options: ConsumerOptions,
    private readonly consumed: ConsumedStreams,
  ) {
    this.stream = streamOf(subject);
  }

  async open(): Promise<{ consumer: Consumer; gap: EventGap | null }> {
    await this.streams.ensure();
    const manager = await jetstreamManager(this.connection);
    const { state, created } = await manager.streams.info(this.stream);
    this.streamCreated = created;
    this.remembered ??= await this.consumed.streamOf(this.options.durable);
    const wasThere = this.handledTo !== undefined;
    const isOther = !wasThere && this.remembered !== undefined && this.remembered !== created;
    const before = new Date(state.messages > 0 ? state.first_ts : created);
    const lost: EventGap | null = wasThere || isOther ? { why: 'lost', before } : null;
    const existing = await consumerInfo(manager, this.stream, this.options.durable);
    await manager.consumers.add(this.stream, this.config());
    const consumer = await jetstream(this.connection).consumers.get(this.stream, this.options.durable);
    if (existing) {
      const gap = await this.findGap(consumer);
      return { consumer, gap: isOther ? lost : gap };
    }
    this.created = (await consumer.info()).created;
    this.handledTo = Math.max(0, state.first_seq - 1);
    if (lost) return { consumer, gap: lost };
    return {
      consumer,
      gap: (await this.isComplete(manager, state.first_seq)) ? null : { why: 'new', before },
    };
  }

  /**
   * Call this once the data missed in a gap has been rebuilt: later starts of the service then recognise this
   * stream.
   */
  async remember(): Promise<void> {
    if (this.remembered === this.streamCreated) return;
    await this.consumed.keep(this.options.durable, this.streamCreated);
    this.remembered = this.streamCreated;
  }

  /** Notes how far events have been handled; returns a gap if the stream has dropped others, otherwise null. */
  async findGap(consumer: Consumer): Promise<EventGap | null> {
    const manager = await jetstreamManager(this.connection);
    // Ask the stream first, so that events published in between do not count as handled.
    const { state } = await manager.streams.info(this.stream);
    const info = await consumer.info();
    if (info.created !== this.created) this.handledTo = undefined;
    this.created = info.created;
    const handledTo = Math.max(this.handledTo ?? 0, handledOf(info));
    const hasPassed = state.first_seq > handledTo + 1;
    const isIdle = info.num_pending === 0 && info.num_ack_pending === 0;
    this.handledTo = Math.max(handledTo, state.first_seq - 1, isIdle ? state.last_seq : 0);
    return hasPassed ? { why: 'passed', before: new Date(state.first_ts) } : null;
  }

  /**
   * Whether a new consumer receives everything ever published, or everything that its predecessor had not
   * handled.
   */
  private async isComplete(manager: JetStreamManager, firstSequence: number): Promise<boolean> {
    if (firstSequence > 1) return false;
    if (this.stream === EVENT_STREAM) return true;
    const { state } = await manager.streams.info(EVENT_STREAM);
    if (state.first_seq <= 1) return true;
    // Releases without the stream of changes consumed changes from this one.
    const predecessor = await consumerInfo(manager, EVENT_STREAM, this.options.durable);
    return predecessor !== undefined && state.first_seq <= handledOf(predecessor) + 1;
  }

  private config() {
    const { durable, ackWaitMs = ACK_WAIT_MS, maxMessages = 1 } = this.options;
    return {
      durable_name: durable,
      filter_subject: this.subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ackWaitMs),
      max_deliver: -1,
      max_ack_pending: Math.max(1_000, maxMessages * 2),
    };
  }
}

function handledOf({ ack_floor, delivered, num_ack_pending }: ConsumerInfo): number {
  return num_ack_pending > 0 ? ack_floor.stream_seq : Math.max(ack_floor.stream_seq, delivered.stream_seq);
}
