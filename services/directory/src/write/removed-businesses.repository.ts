import { businessIdPattern } from '@gewerk/contracts';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type BusinessRecord, objectIdOf } from '../record/index.js';
import type { RemovedFor } from './plan.js';
import { REMOVED_BUSINESS_MODEL, type RemovedBusiness } from './removed-business.schema.js';

const DAY_MS = 86_400_000;

/** Businesses that were taken out, kept for some weeks as they were. */
@Injectable()
export class RemovedBusinessesRepository {
  readonly personalData: PersonalKind;

  constructor(@InjectModel(REMOVED_BUSINESS_MODEL) private readonly removed: Model<RemovedBusiness>) {
    this.personalData = {
      kind: 'removed-listing',
      model: removed,
      addressedBy: ['record.email', 'heirBefore.email'],
    };
  }

  find(id: string, session: ClientSession): Promise<RemovedBusiness | null> {
    return this.removed.findById(objectIdOf(id)).session(session).lean<RemovedBusiness>();
  }

  /** A business as it was when it was removed, and the others that were merged into it. */
  async copiesOf(id: Types.ObjectId, session?: ClientSession): Promise<BusinessRecord[]> {
    const copies = await this.removed
      .find(copiesOf([id]))
      .session(session ?? null)
      .lean<RemovedBusiness[]>();
    return copies.map(({ record }) => record);
  }

  /** Names by id; what is no id is passed over. */
  async names(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    const known = ids.filter((id) => businessIdPattern.test(id)).map((id) => new Types.ObjectId(id));
    const found = await this.removed
      .find({ _id: { $in: known } }, { 'record.name': 1 })
      .lean<Pick<RemovedBusiness, '_id' | 'record'>[]>();
    return found.map(({ _id, record }) => ({ id: _id.toHexString(), name: record.name }));
  }

  async keep(
    { business, heir, heirBefore }: RemovedFor,
    { at, addresses }: { at: Date; addresses: string[] },
    session: ClientSession,
  ): Promise<void> {
    const entry: RemovedBusiness = {
      _id: business._id,
      record: business,
      removedAt: at,
      mergedInto: heir.equals(business._id) ? null : heir,
      ...(heirBefore ? { heirBefore, addresses } : {}),
      expiresAt: new Date(at.getTime() + RETENTION_DAYS.removedBusiness * DAY_MS),
    };
    await this.removed.collection.insertOne(entry as never, { session, ignoreUndefined: true });
  }

  /** Null for what was not merged into another. */
  async heirOf(id: string): Promise<string | null> {
    if (!businessIdPattern.test(id)) return null;
    const removed = await this.removed
      .findById(id, { mergedInto: 1 })
      .lean<Pick<RemovedBusiness, 'mergedInto'>>();
    return removed?.mergedInto?.toHexString() ?? null;
  }

  /** They are back in the directory. */
  async delete(records: readonly BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.removed.deleteMany({ _id: { $in: records.map(({ _id }) => _id) } }, { session });
  }

  /** Deletes all copies of these businesses. */
  async erase(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length > 0) await this.removed.deleteMany(copiesOf(ids), { session });
  }
}

const copiesOf = (ids: readonly Types.ObjectId[]): object => ({
  $or: [{ _id: { $in: ids }, mergedInto: null }, { mergedInto: { $in: ids } }],
});
