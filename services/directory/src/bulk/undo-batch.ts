import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import {
  BusinessWriter,
  type OpenChange,
  RemovedBusinessesRepository,
  SuppressionsRepository,
} from '../write/index.js';
import type { BatchDone } from './bulk-batch.schema.js';
import { type BulkCounts, countsOf, NO_COUNTS } from './bulk-counts.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import type { BulkRunRecord } from './bulk-run.schema.js';
import { sourceOf } from './batch-source.js';
import { ChosenBusinesses } from './chosen-businesses.repository.js';
import { FormerBusinessesRepository } from './former-businesses.repository.js';
import { returnable } from './returnable.js';

/**
 * Undoes a bulk change for one batch, in one transaction. Businesses that something else changed since then
 * stay as they are.
 */
@Injectable()
export class UndoBatch {
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
      if (!batch?.done || batch.undone) return NO_COUNTS;
      const restored = await this.takeBack(change, run, batch.done);
      const back = new Set(restored.map(String));
      const keptIds = batch.done.written.filter((id) => !back.has(id.toHexString()));
      const undone = { restored: batch.done.written.length - keptIds.length, kept: keptIds.length, keptIds };
      await this.batches.markUndone(batch, undone, change.session);
      return { ...countsOf({ ...batch, undone }), processed: 0, changed: 0, refused: 0 };
    });
  }

  /** Returns the businesses that were restored to their former state. */
  private takeBack(change: OpenChange, run: BulkRunRecord, done: BatchDone): Promise<Types.ObjectId[]> {
    switch (run.change.action) {
      case 'set':
        return this.unset(change, run, done);
      case 'delete':
        return this.bringBack(change, run, done);
      case 'restore':
        return this.removeAgain(change, run, done);
    }
  }

  private async unset(change: OpenChange, run: BulkRunRecord, { written }: BatchDone) {
    const { session } = change;
    const { _id: runId } = run;
    const source = sourceOf(run);
    const mine = await this.chosen.writtenLastBy(source.runId, written, session);
    const now = new Map(mine.map((record) => [record._id.toHexString(), record]));
    const changes = await change.plan(source, {});
    for (const before of await this.former.find(runId, written, session)) {
      const record = now.get(before._id.toHexString());
      if (record) changes.revert(record, before);
    }
    await change.write(changes);
    await this.former.delete(runId, written, session);
    return changes.replacements.map(({ _id }) => _id);
  }

  private async bringBack(change: OpenChange, run: BulkRunRecord, { written, at }: BatchDone) {
    const { session } = change;
    const removed = await this.removed.findAll(written, session);
    // Businesses removed by another change have a different time of removal.
    const mine = removed.filter(({ removedAt }) => removedAt.getTime() === at.getTime());
    const back = await returnable(mine, { chosen: this.chosen, suppressions: this.suppressions, session });
    const changes = await change.plan(sourceOf(run), {});
    for (const { record } of back) changes.restore(record);
    await change.write(changes);
    return back.map(({ record }) => record._id);
  }

  private async removeAgain(change: OpenChange, run: BulkRunRecord, { written, at }: BatchDone) {
    const records = await this.chosen.byIds(written, change.session);
    const mine = records.filter(({ updatedAt }) => updatedAt <= at);
    const removed = mine.map((business) => ({ business, heir: business._id }));
    await change.write(await change.plan(sourceOf(run), { removed }));
    return mine.map(({ _id }) => _id);
  }
}
