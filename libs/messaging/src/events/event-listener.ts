import type { EventContract } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { type ConsumerMessages, DeliverPolicy, jetstream } from '@nats-io/jetstream';
import { MessageBus } from '../message-bus.js';
import { EVENT_STREAM } from './event-stream.js';

const RETRY_MS = 1_000;

/** Hears every event from now on, in each replica: for caches, never for state. */
@Injectable()
export class EventListener implements BeforeApplicationShutdown {
  private stopped = false;
  private readonly open = new Set<ConsumerMessages>();

  constructor(private readonly bus: MessageBus) {}

  /**
   * Calls `onEvent` for each event published from now on. `onGap` is called whenever events may have been missed
   * (at the start, after a lost connection or consumer): drop everything then.
   */
  listen(
    events: readonly EventContract[],
    onEvent: (subject: string, payload: unknown) => void,
    onGap: () => void,
  ): void {
    void this.run(events, onEvent, onGap);
    void this.watchReconnects(onGap);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.open].map((messages) => messages.close()));
  }

  private async run(
    events: readonly EventContract[],
    onEvent: (subject: string, payload: unknown) => void,
    onGap: () => void,
  ): Promise<void> {
    while (!this.stopped) {
      let messages: ConsumerMessages | undefined;
      try {
        const consumer = await jetstream(this.bus.connection).consumers.get(EVENT_STREAM, {
          filter_subjects: events.map((event) => event.subject),
          deliver_policy: DeliverPolicy.New,
        });
        messages = await consumer.consume();
        this.open.add(messages);
        onGap();
        for await (const message of messages) onEvent(message.subject, message.json());
      } catch (error) {
        if (!this.stopped) logger.warn({ err: error }, 'Listening to events failed; trying again');
      }
      if (messages) this.open.delete(messages);
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  private async watchReconnects(onGap: () => void): Promise<void> {
    for await (const status of this.bus.connection.status()) {
      if (this.stopped) return;
      if (status.type === 'reconnect') onGap();
    }
  }
}
