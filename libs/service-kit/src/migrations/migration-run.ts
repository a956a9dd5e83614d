import type { Connection } from 'mongoose';
import type { HeldLease } from '../lease/lease.js';
import type { MigrationProgress, NextBatch } from './migration.js';
import type { MigrationRecords } from './migration-records.js';

/** A migration stopped between two batches; its next attempt continues there. */
export class Interrupted extends Error {}

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
   * Does one batch. The lease is checked again in the batch's transaction, so that a process that has lost it
   * cannot commit.
   */
  private async doBatch<Position>(next: NextBatch<Position>): Promise<boolean> {
    if (this.ending.aborted) throw new Interrupted('the service is stopping');
    if (!this.lease.isHeld) throw new Interrupted('the lease was lost');
    const { name, records } = this;
    const { holder } = this.lease;
    return this.connection.transaction(async (session) => {
      const record = await records.held(name, holder, session);
      if (!record) throw new Interrupted('another process has taken over');
      const batch = await next(record.position as Position | null, session);
      if (batch) await records.recordBatch(name, holder, batch, session);
      return batch !== null;
    });
  }
}
