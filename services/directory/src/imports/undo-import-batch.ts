import { GewerkError } from '@gewerk/contracts';
import { type OutputOf, type ParsedInputOf, undoImportBatch } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import type { ClientSession } from 'mongoose';
import { BusinessWriter, type ChangeSet, type ChangeTrace } from '../write/index.js';
import type { BatchUndo } from './import-receipt.schema.js';
import { ImportReceiptsRepository } from './import-receipts.repository.js';
import { ReplacedBusinessesRepository } from './replaced-businesses.repository.js';
import { StoredRowsRepository } from './stored-rows.repository.js';

/** Undoes one batch of an import, completely or not at all. */
@UseCase()
export class UndoImportBatch {
  constructor(
    private readonly receipts: ImportReceiptsRepository,
    private readonly stored: StoredRowsRepository,
    private readonly replaced: ReplacedBusinessesRepository,
    private readonly writer: BusinessWriter,
  ) {}

  @Answers(undoImportBatch)
  async undo({
    runId,
    before,
  }: ParsedInputOf<typeof undoImportBatch>): Promise<OutputOf<typeof undoImportBatch>> {
    const batch = await this.receipts.lastBatch(runId, before);
    if (batch === null) return { batch, removed: 0, restored: 0, kept: 0 };
    const undone = await this.writer.inTurn(async (change) => {
      const { session } = change;
      const receipt = await this.receipts.find({ runId, batch }, session);
      // A call that is repeated after a lost response finds the batch already undone.
      if (receipt?.undone) return receipt.undone;
      if (!receipt?.trace) throw untraced();
      const changes = await change.plan({ kind: 'import', runId }, {});
      const result = await this.takeBack(runId, receipt.trace, changes, session);
      await change.write(changes);
      await this.replaced.delete(runId, receipt.trace.replaced, session);
      await this.receipts.markUndone({ runId, batch }, result, session);
      return result;
    });
    return { batch, ...undone };
  }

  /** Businesses that something else has changed or removed in the meantime stay as they are. */
  private async takeBack(
    runId: string,
    { created, replaced, confirmed }: ChangeTrace,
    changes: ChangeSet,
    session: ClientSession,
  ): Promise<BatchUndo> {
    const mine = await this.stored.writtenLastBy(runId, created, session);
    for (const business of mine) changes.forget(business);
    const former = await this.replaced.find(runId, replaced, session);
    const formerIds = former.map(({ _id }) => _id);
    const present = new Map(
      (await this.stored.writtenLastBy(runId, formerIds, session)).map((record) => [
        record._id.toHexString(),
        record,
      ]),
    );
    for (const before of former) {
      const now = present.get(before._id.toHexString());
      if (now) changes.revert(now, before);
    }
    changes.unconfirm(runId, confirmed);
    return {
      removed: mine.length,
      restored: present.size,
      kept: created.length - mine.length + former.length - present.size,
    };
  }
}

const untraced = () =>
  new GewerkError(
    'conflict',
    'This import can no longer be undone: the record of its changes is gone. Remove the businesses one by one instead.',
  );
