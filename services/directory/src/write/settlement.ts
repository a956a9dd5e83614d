import { businessChanged } from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CountChanges, CountsRepository } from '../counts/index.js';
import { Transactions } from '../record/index.js';
import type { ChangeSet } from './change-set.js';
import { UnsettledBatchesRepository } from './unsettled-batches.repository.js';

const AT_ONCE = 20;

/**
 * Counts and announces stored batches. Every batch changes the same few counts, so batches that wrote them
 * directly could only be stored one after another; instead, each batch stores its changes to the counts, and
 * several batches are settled in one transaction.
 */
@Injectable()
export class Settlement implements OnApplicationBootstrap {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(
    private readonly unsettled: UnsettledBatchesRepository,
    private readonly counts: CountsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Settles batches of a process that exited between storing a batch and settling it. */
  onApplicationBootstrap(): void {
    this.settle().catch((error: unknown) =>
      logger.warn({ err: error }, 'Could not count earlier batches; the next batch counts them'),
    );
  }

  /** Stores a batch's changes to the counts, in the batch's own transaction. */
  async add(changes: ChangeSet, session: ClientSession): Promise<void> {
    if (changes.event.ids.length > 0) await this.unsettled.add(changes, session);
  }

  /** The amount that stored batches will still add to one field of the counts with this id. */
  async unsettledOf(id: string, field: string, session: ClientSession): Promise<number> {
    const changes = CountChanges.sum(await this.unsettled.all(session)).changes();
    return changes.find((write) => write.id === id)?.increments[field] ?? 0;
  }

  /** Resolves when everything committed before the call is counted and announced. */
  settle(): Promise<void> {
    this.next ??= this.afterCurrent();
    return this.next;
  }

  private async afterCurrent(): Promise<void> {
    await this.running.catch(() => undefined);
    this.next = null;
    this.running = this.settleAll();
    return this.running;
  }

  private async settleAll(): Promise<void> {
    for (;;) {
      const { settled, counts } = await this.transactions.run((session) => this.settleSome(session));
      this.counts.committed(counts);
      if (settled > 0) this.outbox.wake();
      if (settled < AT_ONCE) return;
    }
  }

  private async settleSome(session: ClientSession): Promise<{ settled: number; counts: CountChanges }> {
    await this.counts.claim(session);
    const batches = await this.unsettled.oldest(AT_ONCE, session);
    const counts = CountChanges.sum(batches);
    if (batches.length === 0) return { settled: 0, counts };
    await this.counts.apply(counts, session);
    for (const { event } of batches) await this.outbox.add(session, businessChanged, event);
    await this.unsettled.remove(batches, session);
    return { settled: batches.length, counts };
  }
}
