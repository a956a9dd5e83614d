import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from '../retired-slugs/retired-slug.schema.js';
import {
  type BatchUndo,
  IMPORT_RECEIPT_MODEL,
  type ImportReceipt,
  receiptId,
} from '../upsert-businesses/import-receipt.schema.js';
import {
  REPLACED_BUSINESS_MODEL,
  type ReplacedBusiness,
  replacedId,
} from '../upsert-businesses/replaced-business.schema.js';

/** What undoing a batch reads and writes, in its transaction. */
@Injectable()
export class UndoImportBatchRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    @InjectModel(IMPORT_RECEIPT_MODEL) private readonly receipts: Model<ImportReceipt>,
    @InjectModel(REPLACED_BUSINESS_MODEL) private readonly replaced: Model<ReplacedBusiness>,
  ) {}

  /** The highest batch of a run below a number; null where there is none. */
  async lastBatch(runId: string, before: number | null): Promise<number | null> {
    // ';' is what follows ':', so these are all ids of the run.
    const receipts = await this.receipts
      .find({ _id: { $gte: `${runId}:`, $lt: `${runId};` } }, { _id: 1 })
      .lean<Pick<ImportReceipt, '_id'>[]>();
    const batches = receipts
      .map(({ _id }) => Number(_id.slice(runId.length + 1)))
      .filter((batch) => before === null || batch < before);
    return batches.length === 0 ? null : Math.max(...batches);
  }

  receipt(runId: string, batch: number, session: ClientSession): Promise<ImportReceipt | null> {
    return this.receipts.findById(receiptId(runId, batch)).session(session).lean<ImportReceipt>();
  }

  /** Whole records that nothing but this run has written last. */
  writtenLastBy(runId: string, ids: Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids }, lastRun: runId })
      .session(session)
      .lean<BusinessRecord[]>();
  }

  /** How these businesses were before the run, as far as that is not undone yet. */
  async former(runId: string, ids: Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    const found = await this.replaced
      .find({ _id: { $in: ids.map((id) => replacedId(runId, id)) } })
      .session(session)
      .lean<ReplacedBusiness[]>();
    return found.map(({ record }) => record);
  }

  /** Takes businesses out with the addresses that led to them. */
  async remove(ids: Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length === 0) return;
    await this.businesses.deleteMany({ _id: { $in: ids } }, { session });
    await this.retired.deleteMany({ businessId: { $in: ids } }, { session });
  }

  async replace(records: readonly BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.businesses.collection.bulkWrite(
      records.map((record) => ({ replaceOne: { filter: { _id: record._id }, replacement: record } })),
      { session, ignoreUndefined: true },
    );
  }

  /** Takes back that the run confirmed these businesses, so that the run before can be undone too. */
  async unconfirm(
    runId: string,
    confirmed: readonly { id: Types.ObjectId; lastRun: string }[],
    session: ClientSession,
  ): Promise<void> {
    if (confirmed.length === 0) return;
    await this.businesses.collection.bulkWrite(
      confirmed.map(({ id, lastRun }) => ({
        updateOne: { filter: { _id: id, lastRun: runId }, update: { $set: { lastRun } } },
      })),
      { session },
    );
  }

  /** Notes what the undo came to; what it needed goes. */
  async note(
    { runId, batch }: { runId: string; batch: number },
    undone: BatchUndo,
    replaced: Types.ObjectId[],
    session: ClientSession,
  ): Promise<void> {
    await this.replaced.deleteMany(
      { _id: { $in: replaced.map((id) => replacedId(runId, id)) } },
      { session },
    );
    await this.receipts.updateOne({ _id: receiptId(runId, batch) }, { $set: { undone } }, { session });
  }
}
