import type { DuplicateMode } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from '../retired-slugs/retired-slug.schema.js';
import { type KnownBusiness, mayChange } from './batch-plan.js';
import {
  type BatchTrace,
  IMPORT_RECEIPT_MODEL,
  type ImportReceipt,
  receiptId,
  type UpsertAnswer,
} from './import-receipt.schema.js';
import { REPLACED_BUSINESS_MODEL, type ReplacedBusiness, replacedId } from './replaced-business.schema.js';

export interface BusinessUpdate {
  id: Types.ObjectId;
  set: Record<string, unknown>;
  unset: Record<string, ''>;
}

export interface RetiredAddress {
  urlSlug: string;
  businessId: Types.ObjectId;
}

/** What a batch reads and writes, always in its transaction. */
@Injectable()
export class BatchRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    @InjectModel(IMPORT_RECEIPT_MODEL) private readonly receipts: Model<ImportReceipt>,
    @InjectModel(REPLACED_BUSINESS_MODEL) private readonly replaced: Model<ReplacedBusiness>,
  ) {}

  async answered(runId: string, batch: number, session?: ClientSession): Promise<UpsertAnswer | null> {
    const query = this.receipts.findById(receiptId(runId, batch)).session(session ?? null);
    const receipt = await query.lean<ImportReceipt>();
    return receipt ? (JSON.parse(receipt.answer) as UpsertAnswer) : null;
  }

  /** What is stored under these place ids; whole records only where the batch may change them. */
  async known(
    placeIds: string[],
    run: { mode: DuplicateMode; runId: string },
    session: ClientSession | null,
  ): Promise<Map<string, KnownBusiness>> {
    const found = await this.businesses
      .find({ placeId: { $in: placeIds } }, { placeId: 1, lastRun: 1 })
      .session(session)
      .lean<Pick<BusinessRecord, '_id' | 'placeId' | 'lastRun'>[]>();
    const known = new Map<string, KnownBusiness>(
      found.map(({ placeId, lastRun }) => [placeId, { lastRun, record: null }]),
    );
    const ids = found.filter(({ lastRun }) => mayChange(run.mode, run.runId, lastRun)).map(({ _id }) => _id);
    if (ids.length === 0) return known;
    const records = await this.businesses
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<BusinessRecord[]>();
    for (const record of records) known.set(record.placeId, { lastRun: record.lastRun, record });
    return known;
  }

  /** Who has or had these addresses: business id by `urlSlug`. */
  async owners(urlSlugs: string[], session: ClientSession): Promise<Map<string, string>> {
    const inUse = await this.businesses
      .find({ urlSlug: { $in: urlSlugs } }, { urlSlug: 1 })
      .session(session)
      .lean<Pick<BusinessRecord, '_id' | 'urlSlug'>[]>();
    const retired = await this.retired
      .find({ _id: { $in: urlSlugs } })
      .session(session)
      .lean<RetiredSlug[]>();
    return new Map([
      ...retired.map(({ _id, businessId }): [string, string] => [_id, businessId.toHexString()]),
      ...inUse.map(({ _id, urlSlug }): [string, string] => [urlSlug, _id.toHexString()]),
    ]);
  }

  async insert(records: BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.businesses.collection.insertMany(records, { session, ignoreUndefined: true });
  }

  async update(updates: BusinessUpdate[], session: ClientSession): Promise<void> {
    if (updates.length === 0) return;
    await this.businesses.collection.bulkWrite(
      updates.map(({ id, set, unset }) => ({
        updateOne: {
          filter: { _id: id },
          update: Object.keys(unset).length === 0 ? { $set: set } : { $set: set, $unset: unset },
        },
      })),
      { session, ignoreUndefined: true },
    );
  }

  /** Keeps the old addresses and frees those that are in use again by the business that had them. */
  async retire(
    addresses: RetiredAddress[],
    regained: string[],
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    if (regained.length > 0) await this.retired.deleteMany({ _id: { $in: regained } }, { session });
    if (addresses.length === 0) return;
    const entries = addresses.map(({ urlSlug, businessId }) => ({ _id: urlSlug, businessId, retiredAt: at }));
    await this.retired.collection.insertMany(entries as never, { session });
  }

  /** Keeps what a run is about to change; of a business that it has changed already, the first state stays. */
  async keepReplaced(
    runId: string,
    records: readonly BusinessRecord[],
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    if (records.length === 0) return;
    await this.replaced.collection.bulkWrite(
      records.map((record) => ({
        updateOne: {
          filter: { _id: replacedId(runId, record._id) as never },
          update: { $setOnInsert: { record, storedAt: at } },
          upsert: true,
        },
      })),
      { session, ignoreUndefined: true },
    );
  }

  async remember(
    { runId, batch }: { runId: string; batch: number },
    { answer, trace }: { answer: UpsertAnswer; trace: BatchTrace },
    at: Date,
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
}
