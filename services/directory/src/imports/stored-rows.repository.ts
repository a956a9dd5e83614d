import type { DuplicateMode } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord } from '../record/index.js';
import { type KnownBusiness, mayChange } from './batch-plan.js';

/** Businesses that an import may match or has written. */
@Injectable()
export class StoredRowsRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** The businesses stored under these place ids; whole records only if the batch may change them. */
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

  /** Whole records that this run was the last to write. */
  writtenLastBy(runId: string, ids: Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids }, lastRun: runId })
      .session(session)
      .lean<BusinessRecord[]>();
  }
}
