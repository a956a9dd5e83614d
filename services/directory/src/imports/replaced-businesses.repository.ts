import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';
import { REPLACED_BUSINESS_MODEL, type ReplacedBusiness, replacedId } from './replaced-business.schema.js';

/** Businesses as they were before a run changed them. */
@Injectable()
export class ReplacedBusinessesRepository {
  readonly personalData: PersonalKind;

  constructor(@InjectModel(REPLACED_BUSINESS_MODEL) private readonly replaced: Model<ReplacedBusiness>) {
    this.personalData = { kind: 'listing-before-import', model: replaced, addressedBy: ['record.email'] };
  }

  /** Keeps what a run is about to change; of a business that it has changed already, the first state stays. */
  async keep(
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

  /** How these businesses were before the run, as far as that is not undone yet. */
  async find(runId: string, ids: Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    const found = await this.replaced
      .find({ _id: { $in: ids.map((id) => replacedId(runId, id)) } })
      .session(session)
      .lean<ReplacedBusiness[]>();
    return found.map(({ record }) => record);
  }

  async delete(runId: string, ids: Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.replaced.deleteMany({ _id: { $in: ids.map((id) => replacedId(runId, id)) } }, { session });
  }

  /** Deletes all states of a business. They are many and have no index for this: not in a transaction. */
  async eraseBusiness(id: Types.ObjectId): Promise<void> {
    await this.replaced.deleteMany({ 'record._id': id });
  }
}
