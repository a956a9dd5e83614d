import { randomUUID } from 'node:crypto';
import type { ListingAction } from '@gewerk/contracts';
import { type ListingCounts, type PayloadOf, statisticsCounted } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger, metrics } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { StatisticsSums } from './statistics-sums.js';

type Batch = PayloadOf<typeof statisticsCounted>;

/**
 * Views, clicks and searches counted within this many milliseconds are sent together. A gateway that is killed loses
 * these, and those that still wait for the stream.
 */
const WINDOW_MS = 500;
const RETRY_MS = 1_000;
/** How long a gateway that shuts down waits for the stream. */
const FLUSH_LIMIT_MS = 5_000;

const lost = new Counter({
  name: 'gewerk_statistics_lost_total',
  help: 'Views, clicks and searches that were not counted because too many were waiting for the stream or it was down at shutdown',
  registers: [metrics],
});

/**
 * Sums views, clicks and searches without delaying requests, and publishes the sums as events; while the stream
 * is unavailable, the events wait in memory, up to a limit.
 */
@Injectable()
export class StatisticsCounter {
  private open = new StatisticsSums();
  /** Batches that are not in the stream yet; retried under the same id, so that none counts twice. */
  private readonly leaving: Batch[] = [];
  private sending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private giveUpAt = Infinity;

  constructor(private readonly bus: MessageBus) {}

  listing(id: string, use: ListingAction): void {
    this.afterAdding(this.open.addListing(id, use));
  }

  /** @param text in its stored form; null to count the search without its words */
  search(text: string | null, found: boolean): void {
    this.afterAdding(this.open.addSearch(text, found));
  }

  /** Resolves when everything counted is in the stream, or after 5 s. For the shutdown. */
  async flush(): Promise<void> {
    this.giveUpAt = Date.now() + FLUSH_LIMIT_MS;
    await this.sending;
    await this.send();
  }

  private afterAdding(isCounted: boolean): void {
    if (!isCounted) lost.inc();
    if (this.timer === undefined && this.sending === undefined) this.schedule();
  }

  private schedule(): void {
    this.timer = setTimeout(() => void this.send(), WINDOW_MS);
  }

  private send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sending ??= this.sendAll().finally(() => {
      this.sending = undefined;
      if (!this.open.isEmpty && this.giveUpAt === Infinity) this.schedule();
    });
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    const sums = this.open;
    this.open = new StatisticsSums();
    this.leaving.push(...sums.batches().map((part) => ({ batchId: randomUUID(), ...part })));
    for (let batch = this.leaving[0]; batch; batch = this.leaving[0]) {
      if (!(await this.store(batch))) lost.inc(usesIn(batch));
      this.leaving.shift();
    }
  }

  /** False if the process stops before the batch is in the stream. */
  private async store(batch: Batch): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.bus.publish(statisticsCounted, batch, { messageId: batch.batchId });
        return true;
      } catch (error) {
        if (Date.now() >= this.giveUpAt) {
          logger.error(
            { err: error, uses: usesIn(batch) },
            'Statistics lost: the stream was unavailable at shutdown',
          );
          return false;
        }
        if (attempt === 1) logger.warn({ err: error }, 'Could not publish statistics; will retry');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}

function usesIn({ listings, searches }: Batch): number {
  const ofListing = ({ views, phone, website, route }: ListingCounts) => views + phone + website + route;
  return (
    listings.reduce((sum, counts) => sum + ofListing(counts), 0) +
    searches.reduce((sum, counts) => sum + counts.searches, 0)
  );
}
