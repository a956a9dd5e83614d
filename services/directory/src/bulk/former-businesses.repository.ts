import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../record/index.js';
import { FORMER_BUSINESS_MODEL, type FormerBusiness } from './former-business.schema.js';

const formerId = (runId: string, id: Types.ObjectId): string => `${runId}:${id.toHexString()}`;

/** Businesses as they were before bulk changes. */
@Injectable()
export class FormerBusinessesRepository {
  readonly personalData: PersonalKind;

  constructor(@InjectModel(FORMER_BUSINESS_MODEL) private readonly former: Model<FormerBusiness>) {
    this.personalData = { kind: 'listing-before-change', model: former, addressedBy: ['record.email'] };
  }

  async keep(
    runId: string,
    records: readonly BusinessRecord[],
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    if (records.length === 0) return;
    const kept = records.map((record) => ({ _id: formerId(runId, record._id), record, storedAt: at }));
    await this.former.collection.insertMany(kept as never, { session, ignoreUndefined: true });
  }

  async find(
    runId: string,
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<BusinessRecord[]> {
    const found = await this.former
      .find({ _id: { $in: ids.map((id) => formerId(runId, id)) } })
      .session(session)
      .lean<FormerBusiness[]>();
    return found.map(({ record }) => record);
  }

  async delete(runId: string, ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.former.deleteMany({ _id: { $in: ids.map((id) => formerId(runId, id)) } }, { session });
  }

  /** Deletes all states of a business. They have no index for this: not in a transaction. */
  async eraseBusiness(id: Types.ObjectId): Promise<void> {
    await this.former.deleteMany({ 'record._id': id });
  }
}
