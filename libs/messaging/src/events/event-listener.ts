import type { EventContract } from '@gewerk/contracts/bus';
import { logger } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { type ConsumerMessages, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { MessageBus } from '../message-bus.js';
import { EventStreams } from './event-streams.js';
import { EVENT_STREAM } from './stream-config.js';

const RETRY_MS = 1_000;
/** After two missed heartbeats the stream or consumer may be gone. */
const HEARTBEAT_MS = 4_000;
/**
 * After one of these the client would continue after the last event that it received, or from the first event
 * of a new consumer or stream.
 */
const ENDINGS: readonly string[] = ['reset', 'consumer_not_found', 'consumer_deleted', 'stream_not_found'];

type OnEvent = (subject: string, payload: unknown) => void;

/** Delivers every event published from now on to each replica: for caches, never for state. */
@Injectable()
export class EventListener implements BeforeApplicationShutdown {
  private stopped = false;
  private readonly open = new Set<ConsumerMessages>();

  constructor(
    private readonly bus: MessageBus,
    private readonly streams: EventStreams,
  ) {}

  /**
   * `onGap` is called whenever events may have been missed (start, lost connection or stream): caches must
   * then be dropped.
   */
  listen(events: readonly EventContract[], onEvent: OnEvent, onGap: () => void): void {
    void this.run(events, onEvent, onGap);
    void this.watchReconnects(onGap);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.closeAll();
  }

  private async run(events: readonly EventContract[], onEvent: OnEvent, onGap: () => void): Promise<void> {
    while (!this.stopped) {
      let messages: ConsumerMessages | undefined;
      try {
        messages = await this.openFor(events);
        this.open.add(messages);
        void closeAtItsEnd(messages);
        onGap();
        for await (const message of messages) onEvent(message.subject, message.json());
      } catch (error) {
        if (this.stopped) break;
        logger.warn({ err: error }, 'Listening to events failed; trying again');
        await this.streams.ensure().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } finally {
        if (messages) this.open.delete(messages);
      }
    }
  }

  private async openFor(events: readonly EventContract[]): Promise<ConsumerMessages> {
    const consumer = await jetstream(this.bus.connection).consumers.get(EVENT_STREAM, {
      filter_subjects: events.map((event) => event.subject),
      deliver_policy: DeliverPolicy.New,
    });
    return consumer.consume({
      expires: 5 * HEARTBEAT_MS,
      idle_heartbeat: HEARTBEAT_MS,
      abort_on_missing_resource: true,
    });
  }

  private async watchReconnects(onGap: () => void): Promise<void> {
    for await (const status of this.bus.connection.status()) {
      if (this.stopped) return;
      if (status.type !== 'reconnect') continue;
      onGap();
      // The server may have forgotten the consumers.
      await this.closeAll();
    }
  }

  private async closeAll(): Promise<void> {
    await Promise.all([...this.open].map((messages) => messages.close()));
  }
}

async function closeAtItsEnd(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of messages.status()) {
    if (ENDINGS.includes(type)) await messages.close();
  }
}
