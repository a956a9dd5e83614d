import { logger } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { BusAway } from '../bus-link.js';
import { MessageBus } from '../message-bus.js';
import { failedPublications, measureOutbox } from './outbox-metrics.js';
import { Outbox, type OutboxEntry } from './outbox.js';

const LOOK_EVERY_MS = 500;
const RETRY_MS = 1_000;
const ENTRIES_AT_ONCE = 100;

/**
 * Publishes the outbox, oldest first, and removes an entry once JetStream has stored it. It always starts at the
 * oldest entry: a cursor would skip a transaction that commits late. The entry's id is the message id, so the
 * stream drops what a second replica publishes. An entry that cannot be published does not delay others; it is
 * tried again later.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();
  private endPause: () => void = () => undefined;
  private stopMeasuring: () => void = () => undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onWake(() => this.endPause());
    this.stopMeasuring = measureOutbox(this.outbox);
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.endPause();
    this.stopMeasuring();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const published = await this.publishDue();
        if (published < ENTRIES_AT_ONCE) await this.pause(LOOK_EVERY_MS);
      } catch (error) {
        logger.warn({ err: error }, 'The outbox could not be published; trying again');
        await this.pause(RETRY_MS);
      }
    }
  }

  /** Returns how many entries the stream has stored. */
  private async publishDue(): Promise<number> {
    const entries = await this.outbox.due(ENTRIES_AT_ONCE);
    if (entries.length === 0) return 0;
    const failures = await Promise.all(entries.map((entry) => this.publish(entry)));
    const stored = entries.filter((_, index) => failures[index] === null);
    if (stored.length > 0) await this.outbox.remove(stored);
    // The bus is unavailable: the entries are not at fault, and they are published as soon as it returns.
    const away = failures.find((failure) => failure instanceof BusAway);
    if (away) throw away;
    const failed = entries.filter((_, index) => failures[index] !== null);
    if (failed.length > 0) await this.outbox.postpone(failed);
    return stored.length;
  }

  /** Why it failed; null once it is stored. */
  private async publish({ _id, subject, payload, traceparent, failures }: OutboxEntry): Promise<unknown> {
    const messageId = _id.toHexString();
    try {
      await this.bus.publishRaw(subject, payload, { messageId, ...(traceparent ? { traceparent } : {}) });
      return null;
    } catch (error) {
      if (!(error instanceof BusAway)) {
        failedPublications.inc({ event: subject });
        const entry = { entry: messageId, event: subject, failures: (failures ?? 0) + 1 };
        logger.warn({ err: error, ...entry }, 'An event could not be published; it will be retried later');
      }
      return error;
    }
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
