import type { Connection } from 'mongoose';
import type { HeldLease } from '../held-lease.js';
import type { MigrationProgress, NextBatch } from './migration.js';
import type { MigrationRecords } from './migration-records.js';

/** A migration stopped between two batches; whoever takes it up goes on there. */
export class Interrupted extends Error {}

/** One process's work on one migration. */
export class MigrationRun implements MigrationProgress {
  constructor(
    private readonly connection: Connection,
    private readonly records: MigrationRecords,
    private readonly name: string,
    private readonly lease: HeldLease,
    private readonly ending: AbortSignal,
  ) {}

  async inBatches<Position>(next: NextBatch<Position>): Promise<void> {
    let isMore = true;
    while (isMore) isMore = await this.doBatch(next);
  }

  /**
   * The record is read and written in the batch's transaction: a process that was held up and lost its lease cannot
   * commit a batch that the next holder has begun anew.
   */
  private async doBatch<Position>(next: NextBatch<Position>): Promise<boolean> {
    if (this.ending.aborted) throw new Interrupted('the service stops');
    if (!this.lease.isHeld) throw new Interrupted('the lease was lost');
    const { name, records } = this;
    const { holder } = this.lease;
    return this.connection.transaction(async (session) => {
      const record = await records.held(name, holder, session);
      if (!record) throw new Interrupted('another process has taken over');
      const batch = await next(record.position as Position | null, session);
      if (batch) await records.note(name, holder, batch, session);
      return batch !== null;
    });
  }
}
