import { businessIdPattern } from '@gewerk/contracts';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import { type BusinessRecord, objectIdOf } from '../record/index.js';
import type { RemovedFor } from './plan.js';
import { REMOVED_BUSINESS_MODEL, type RemovedBusiness } from './removed-business.schema.js';

const DAY_MS = 86_400_000;
const MAX_TIME_MS = 3_000;
/** Maximum number of ids in one query. */
const AT_ONCE = 5_000;

/** A filter for removed businesses, and the order of the results. */
export interface TrashQuery {
  filter: QueryFilter<RemovedBusiness>;
  order: Record<string, 1 | -1>;
}

/** Removed businesses, kept for some weeks in their last state. */
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

  /** The removed businesses with these ids, including merged ones. */
  findAll(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<RemovedBusiness[]> {
    return this.removed
      .find({ _id: { $in: ids } })
      .session(session ?? null)
      .lean<RemovedBusiness[]>();
  }

  async page(
    { filter, order }: TrashQuery,
    slice: { skip: number; limit: number },
  ): Promise<{ total: number; found: RemovedBusiness[] }> {
    const [total, found] = await Promise.all([
      this.removed.countDocuments(filter).maxTimeMS(MAX_TIME_MS),
      this.removed
        .find(filter, { heirBefore: 0 })
        .sort(order)
        .skip(slice.skip)
        .limit(slice.limit)
        .maxTimeMS(MAX_TIME_MS)
        .lean<RemovedBusiness[]>(),
    ]);
    return { total, found };
  }

  async ids(filter: QueryFilter<RemovedBusiness>, limit: number): Promise<string[]> {
    const found = await this.removed
      .find(filter, { _id: 1 })
      .limit(limit)
      .lean<Pick<RemovedBusiness, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** How many of the ids were removed and not merged into another. */
  async countUnmerged(ids: readonly string[]): Promise<number> {
    let count = 0;
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const part = ids.slice(start, start + AT_ONCE).map((id) => new Types.ObjectId(id));
      count += await this.removed.countDocuments({ _id: { $in: part }, mergedInto: null });
    }
    return count;
  }

  /**
   * A removed business in its last state, unless it was merged, with all businesses that were merged into it
   * directly or indirectly.
   */
  async copiesOf(id: Types.ObjectId, session?: ClientSession): Promise<BusinessRecord[]> {
    const matching = (filter: QueryFilter<RemovedBusiness>): Promise<RemovedBusiness[]> =>
      this.removed
        .find(filter)
        .session(session ?? null)
        .lean<RemovedBusiness[]>();
    const copies = await matching({ _id: id, mergedInto: null });
    for (let heirs = [id]; heirs.length > 0;) {
      const merged = await matching({ mergedInto: { $in: heirs } });
      copies.push(...merged);
      heirs = merged.map(({ _id }) => _id);
    }
    return copies.map(({ record }) => record);
  }

  /** Names by id; invalid ids are skipped. */
  async names(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    const known = ids.filter((id) => businessIdPattern.test(id)).map((id) => new Types.ObjectId(id));
    const found = await this.removed
      .find({ _id: { $in: known } }, { 'record.name': 1 })
      .lean<Pick<RemovedBusiness, '_id' | 'record'>[]>();
    return found.map(({ _id, record }) => ({ id: _id.toHexString(), name: record.name }));
  }

  /** @param addressesOf the former addresses of each business, by its id */
  async keep(
    removed: readonly RemovedFor[],
    { at, addressesOf }: { at: Date; addressesOf: ReadonlyMap<string, string[]> },
    session: ClientSession,
  ): Promise<void> {
    const entries = removed.map(({ business, heir, heirBefore }): RemovedBusiness => ({
      _id: business._id,
      record: business,
      removedAt: at,
      mergedInto: heir.equals(business._id) ? null : heir,
      ...(heirBefore ? { heirBefore, addresses: addressesOf.get(business._id.toHexString()) ?? [] } : {}),
      expiresAt: new Date(at.getTime() + RETENTION_DAYS.removedBusiness * DAY_MS),
    }));
    await this.removed.collection.insertMany(entries as never, { session, ignoreUndefined: true });
  }

  /** The business into which another was merged; null if it was not merged. */
  async heirOf(id: string): Promise<string | null> {
    if (!businessIdPattern.test(id)) return null;
    const removed = await this.removed
      .findById(id, { mergedInto: 1 })
      .lean<Pick<RemovedBusiness, 'mergedInto'>>();
    return removed?.mergedInto?.toHexString() ?? null;
  }

  /**
   * The name of a restorable business; null if it was not removed, or was merged long ago without the data to undo
   * it.
   */
  async restorableName(id: string): Promise<string | null> {
    if (!businessIdPattern.test(id)) return null;
    const removed = await this.removed
      .findOne(
        { _id: objectIdOf(id), $or: [{ mergedInto: null }, { heirBefore: { $exists: true } }] },
        { 'record.name': 1 },
      )
      .lean<Pick<RemovedBusiness, 'record'>>();
    return removed?.record.name ?? null;
  }

  /** Deletes the copies of businesses that have been restored. */
  async delete(records: readonly BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.removed.deleteMany({ _id: { $in: records.map(({ _id }) => _id) } }, { session });
  }

  async erase(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length > 0) await this.removed.deleteMany({ _id: { $in: ids } }, { session });
  }
}
