import { businessChanged } from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { Transactions } from '../businesses/transactions.js';
import { TallyDelta } from '../tallies/tally-delta.js';
import { TalliesRepository } from '../tallies/tallies.repository.js';
import type { BatchChanges } from './batch-changes.js';
import { UNSETTLED_BATCH_MODEL, type UnsettledBatch } from './unsettled-batch.schema.js';

const AT_ONCE = 20;

/**
 * Counts and announces stored batches. Every batch changes the same few tallies, so batches that wrote them themselves
 * could only be stored one after another; instead each leaves its share here, and several are settled in one go.
 */
@Injectable()
export class BatchSettlement implements OnApplicationBootstrap {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(
    @InjectModel(UNSETTLED_BATCH_MODEL) private readonly unsettled: Model<UnsettledBatch>,
    private readonly tallies: TalliesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** What a process left behind that ended between a batch and its settlement. */
  onApplicationBootstrap(): void {
    this.settle().catch((error: unknown) =>
      logger.warn({ err: error }, 'Batches of before could not be counted; the next batch counts them'),
    );
  }

  /** Leaves a batch's share in the batch's own transaction. */
  async add(changes: BatchChanges, session: ClientSession): Promise<void> {
    const { event } = changes;
    if (event.ids.length === 0) return;
    const share = { _id: new Types.ObjectId(), ...changes.tallies.parts(), event };
    await this.unsettled.collection.insertOne(share, { session });
  }

  /** What stored batches will yet add to a field of a tally. */
  async unsettledOf(tally: string, field: string, session: ClientSession): Promise<number> {
    const batches = await this.unsettled.find().session(session).lean<UnsettledBatch[]>();
    const write = TallyDelta.sum(batches)
      .changes()
      .find(({ id }) => id === tally);
    return write?.increments[field] ?? 0;
  }

  /** Ends when all that was committed before the call is counted and announced. */
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
      const { count, delta } = await this.transactions.run((session) => this.settleSome(session));
      this.tallies.committed(delta);
      if (count > 0) this.outbox.wake();
      if (count < AT_ONCE) return;
    }
  }

  private async settleSome(session: ClientSession): Promise<{ count: number; delta: TallyDelta }> {
    await this.tallies.claim(session);
    const batches = await this.unsettled
      .find()
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .session(session)
      .lean<UnsettledBatch[]>();
    const delta = TallyDelta.sum(batches);
    if (batches.length === 0) return { count: 0, delta };
    await this.tallies.apply(delta, session);
    for (const { event } of batches) await this.outbox.add(session, businessChanged, event);
    await this.unsettled.collection.deleteMany({ _id: { $in: batches.map(({ _id }) => _id) } }, { session });
    return { count: batches.length, delta };
  }
}
