import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ChangeTrace } from '../write/index.js';
import {
  type BatchUndo,
  IMPORT_RECEIPT_MODEL,
  type ImportReceipt,
  type KeptAnswer,
  receiptId,
} from './import-receipt.schema.js';

interface BatchKey {
  runId: string;
  batch: number;
}

/** The responses to stored batches, with the data needed to undo them. */
@Injectable()
export class ImportReceiptsRepository {
  constructor(@InjectModel(IMPORT_RECEIPT_MODEL) private readonly receipts: Model<ImportReceipt>) {}

  find({ runId, batch }: BatchKey, session?: ClientSession): Promise<ImportReceipt | null> {
    return this.receipts
      .findById(receiptId(runId, batch))
      .session(session ?? null)
      .lean<ImportReceipt>();
  }

  /** The response to a batch that is already stored; null if it is not stored. */
  async answerOf(key: BatchKey, session?: ClientSession): Promise<KeptAnswer | null> {
    const receipt = await this.find(key, session);
    return receipt ? (JSON.parse(receipt.answer) as KeptAnswer) : null;
  }

  async insert(
    { runId, batch }: BatchKey,
    { answer, trace, at }: { answer: KeptAnswer; trace: ChangeTrace; at: Date },
    session: ClientSession,
  ): Promise<void> {
    const receipt: ImportReceipt = {
      _id: receiptId(runId, batch),
      answer: JSON.stringify(answer),
      trace,
      storedAt: at,
    };
    await this.receipts.collection.insertOne(receipt as never, { session });
  }

  /** The highest batch of a run below a number; null if there is none. */
  async lastBatch(runId: string, before: number | null): Promise<number | null> {
    // In sort order ';' follows ':', so this range contains all ids of the run.
    const receipts = await this.receipts
      .find({ _id: { $gte: `${runId}:`, $lt: `${runId};` } }, { _id: 1 })
      .lean<Pick<ImportReceipt, '_id'>[]>();
    const batches = receipts
      .map(({ _id }) => Number(_id.slice(runId.length + 1)))
      .filter((batch) => before === null || batch < before);
    return batches.length === 0 ? null : Math.max(...batches);
  }

  /**
   * Removes place ids from the responses to stored batches. There is no index for this: do not use it in a transaction.
   */
  async forgetPlaces(placeIds: readonly string[]): Promise<void> {
    const gone = new Set(placeIds);
    const holding = placeIds.map((id) => JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    const found = this.receipts
      .find({ answer: { $regex: holding.join('|') } }, { answer: 1 })
      .lean()
      .cursor();
    for await (const { _id, answer } of found) {
      const stored = JSON.parse(answer) as KeptAnswer;
      const duplicates = stored.duplicates.filter(({ place_id }) => !gone.has(place_id));
      await this.receipts.updateOne({ _id }, { $set: { answer: JSON.stringify({ ...stored, duplicates }) } });
    }
  }

  async markUndone({ runId, batch }: BatchKey, undone: BatchUndo, session: ClientSession): Promise<void> {
    await this.receipts.updateOne({ _id: receiptId(runId, batch) }, { $set: { undone } }, { session });
  }
}
