import { Injectable } from '@nestjs/common';
import {
  BusinessWriter,
  type OpenChange,
  RemovedBusinessesRepository,
  SuppressionsRepository,
} from '../write/index.js';
import type { BatchDone, BulkBatch } from './bulk-batch.schema.js';
import { type BulkCounts, countsOf, NO_COUNTS } from './bulk-counts.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import type { BulkRunRecord } from './bulk-run.schema.js';
import { sourceOf } from './batch-source.js';
import { ChosenBusinesses } from './chosen-businesses.repository.js';
import { FormerBusinessesRepository } from './former-businesses.repository.js';
import { planSetting } from './set-fields.js';
import { returnable } from './returnable.js';

/**
 * Applies a bulk change to one batch and stores the receipt, in one transaction, unless the batch is already
 * done.
 */
@Injectable()
export class DoBatch {
  constructor(
    private readonly batches: BulkBatchesRepository,
    private readonly chosen: ChosenBusinesses,
    private readonly former: FormerBusinessesRepository,
    private readonly removed: RemovedBusinessesRepository,
    private readonly suppressions: SuppressionsRepository,
    private readonly writer: BusinessWriter,
  ) {}

  /** Returns the batch's counts, which are added to those of the run. */
  run(run: BulkRunRecord, number: number): Promise<BulkCounts> {
    return this.writer.concurrently(async (change) => {
      const batch = await this.batches.find(run._id, number, change.session);
      if (!batch || batch.done) return NO_COUNTS;
      const done = await this.write(change, run, batch);
      await this.batches.markDone(batch, done, change.session);
      return countsOf({ ...batch, done });
    });
  }

  private write(change: OpenChange, run: BulkRunRecord, batch: BulkBatch): Promise<BatchDone> {
    if (run.change.action === 'set') return this.set(change, { run, fields: run.change.fields }, batch);
    return run.change.action === 'delete'
      ? this.delete(change, run, batch)
      : this.restore(change, run, batch);
  }

  private async set(
    change: OpenChange,
    { run, fields }: { run: BulkRunRecord; fields: Parameters<typeof planSetting>[1] },
    { ids }: BulkBatch,
  ): Promise<BatchDone> {
    const records = await this.chosen.byIds(ids, change.session);
    const { planned, refused } = await planSetting(records, fields);
    const changes = await change.plan(sourceOf(run), { planned });
    await this.former.keep(
      run._id,
      planned.map(({ before }) => before),
      changes.at,
      change.session,
    );
    await change.write(changes);
    // Businesses that no longer exist count as refused, too.
    const gone = ids.length - records.length;
    return { written: planned.map(({ before }) => before._id), refused: refused + gone, at: changes.at };
  }

  private async delete(change: OpenChange, run: BulkRunRecord, { ids }: BulkBatch): Promise<BatchDone> {
    const records = await this.chosen.byIds(ids, change.session);
    // The addresses of removed businesses stay reserved, so that restored businesses get them back.
    const removed = records.map((business) => ({ business, heir: business._id }));
    const changes = await change.plan(sourceOf(run), { removed });
    await change.write(changes);
    return { written: records.map(({ _id }) => _id), refused: 0, at: changes.at };
  }

  private async restore(change: OpenChange, run: BulkRunRecord, { ids }: BulkBatch): Promise<BatchDone> {
    const { session } = change;
    const removed = await this.removed.findAll(ids, session);
    const back = await returnable(removed, { chosen: this.chosen, suppressions: this.suppressions, session });
    const changes = await change.plan(sourceOf(run), {});
    for (const { record } of back) changes.restore(record);
    await change.write(changes);
    return {
      written: back.map(({ _id }) => _id),
      refused: removed.length - back.length,
      at: changes.at,
    };
  }
}
