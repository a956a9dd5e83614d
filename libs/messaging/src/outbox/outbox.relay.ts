import { logger, metrics } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MessageBus } from '../message-bus.js';
import { Outbox } from './outbox.js';

const LOOK_EVERY_MS = 500;
const RETRY_MS = 1_000;
const ENTRIES_AT_ONCE = 100;

const outboxAge = new Gauge({
  name: 'gewerk_outbox_oldest_seconds',
  help: 'Age of the oldest event not yet published',
  registers: [metrics],
});

/**
 * Publishes what lies in the outbox, oldest first, and removes an entry only after JetStream has stored it. Each look
 * starts at the oldest entry: a cursor would skip a transaction that commits late. Two replicas may publish the same
 * entry; its id is the message id, so the stream keeps one.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();
  private endPause: () => void = () => undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onWake(() => this.endPause());
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.endPause();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const published = await this.publishOldest();
        if (published < ENTRIES_AT_ONCE) await this.pause(LOOK_EVERY_MS);
      } catch (error) {
        logger.warn({ err: error }, 'The outbox could not be published; trying again');
        await this.pause(RETRY_MS);
      }
    }
  }

  private async publishOldest(): Promise<number> {
    const entries = await this.outbox.entries.find().sort({ _id: 1 }).limit(ENTRIES_AT_ONCE).toArray();
    const oldest = entries[0];
    outboxAge.set(oldest ? (Date.now() - oldest.createdAt.getTime()) / 1_000 : 0);
    if (!oldest) return 0;
    await Promise.all(
      entries.map(({ _id, subject, payload, traceparent }) =>
        this.bus.publishRaw(subject, payload, {
          messageId: _id.toHexString(),
          ...(traceparent ? { traceparent } : {}),
        }),
      ),
    );
    await this.outbox.entries.deleteMany({ _id: { $in: entries.map((entry) => entry._id) } });
    return entries.length;
  }

  private pause(milliseconds: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
