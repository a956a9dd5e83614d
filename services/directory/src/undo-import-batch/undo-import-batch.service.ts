import { GewerkError, type OutputOf, type ParsedInputOf, type undoImportBatch } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BusinessChanges } from '../manage-businesses/business-changes.js';
import type { BatchChanges } from '../upsert-businesses/batch-changes.js';
import type { BatchTrace, BatchUndo } from '../upsert-businesses/import-receipt.schema.js';
import { UndoImportBatchRepository } from './undo-import-batch.repository.js';

/** Takes back what one batch of an import did, all of it together or not at all. */
@Injectable()
export class UndoImportBatchService {
  constructor(
    private readonly repository: UndoImportBatchRepository,
    private readonly changes: BusinessChanges,
  ) {}

  async undo({
    runId,
    before,
  }: ParsedInputOf<typeof undoImportBatch>): Promise<OutputOf<typeof undoImportBatch>> {
    const batch = await this.repository.lastBatch(runId, before);
    if (batch === null) return { batch, removed: 0, restored: 0, kept: 0 };
    const undone = await this.changes.run(async (session, commit) => {
      const receipt = await this.repository.receipt(runId, batch, session);
      // Asked again after a lost answer, it finds itself done.
      if (receipt?.undone) return receipt.undone;
      if (!receipt?.trace) throw untraced();
      const plan = await this.changes.plan([], runId, session);
      const result = await this.takeBack(runId, receipt.trace, plan, session);
      await commit(plan);
      await this.repository.note({ runId, batch }, result, receipt.trace.replaced, session);
      return result;
    });
    return { batch, ...undone };
  }

  private async takeBack(
    runId: string,
    { created, replaced, confirmed }: BatchTrace,
    plan: BatchChanges,
    session: ClientSession,
  ): Promise<BatchUndo> {
    const mine = await this.repository.writtenLastBy(runId, created, session);
    for (const business of mine) plan.forget(business);
    await this.repository.remove(
      mine.map(({ _id }) => _id),
      session,
    );
    const former = await this.repository.former(runId, replaced, session);
    const formerIds = former.map(({ _id }) => _id);
    const present = new Map(
      (await this.repository.writtenLastBy(runId, formerIds, session)).map((record) => [
        record._id.toHexString(),
        record,
      ]),
    );
    const restored = former.filter((before) => {
      const now = present.get(before._id.toHexString());
      if (now) plan.revert(now, before);
      return now !== undefined;
    });
    await this.repository.replace(restored, session);
    await this.repository.unconfirm(runId, confirmed, session);
    return {
      removed: mine.length,
      restored: restored.length,
      kept: created.length - mine.length + former.length - restored.length,
    };
  }
}

const untraced = () =>
  new GewerkError(
    'conflict',
    'What this import changed is not known any more, so it cannot be undone. Businesses can be removed one by one.',
  );
