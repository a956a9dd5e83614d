import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import {
  BUSINESS_MODEL,
  type BusinessRecord,
  RETIRED_SLUG_MODEL,
  type RetiredSlug,
} from '../record/index.js';
import type { BusinessUpdate, ChangeSet } from './change-set.js';
import { BusinessHistories } from './history/business-histories.repository.js';
import type { RemovedFor } from './plan.js';
import { RemovedBusinessesRepository } from './removed-businesses.repository.js';

/** The only place that writes listings and their addresses; results of checks are not part of a listing. */
@Injectable()
export class ChangeSetRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    private readonly removed: RemovedBusinessesRepository,
    private readonly histories: BusinessHistories,
  ) {}

  /** Current and former owners of these addresses: business id by `urlSlug`. */
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

  /** Removals come first, so that another business may take the address. */
  async write(changes: ChangeSet, session: ClientSession): Promise<void> {
    await this.forget(changes.forgotten, session);
    await this.removed.erase(changes.erased, session);
    await this.remove(changes.removed, changes.at, session);
    await this.replace(changes.replacements, session);
    await this.insert(changes.inserts, session);
    await this.update(changes.updates, session);
    await this.insert(changes.restored, session);
    await this.removed.delete(changes.restored, session);
    for (const { addresses, to } of changes.returned) await this.lead(addresses, to, session);
    await this.retire(changes, session);
    await this.histories.erase(changes.forgotten, session);
    await this.histories.add(changes.history.entries, changes.at, session);
  }

  private async forget(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length === 0) return;
    await this.businesses.deleteMany({ _id: { $in: ids } }, { session });
    await this.retired.deleteMany({ businessId: { $in: ids } }, { session });
  }

  private async remove(removed: readonly RemovedFor[], at: Date, session: ClientSession): Promise<void> {
    if (removed.length === 0) return;
    await this.businesses.deleteMany(
      { _id: { $in: removed.map(({ business }) => business._id) } },
      { session },
    );
    const merged = removed.filter(({ business, heir }) => !heir.equals(business._id));
    const addressesOf = await this.addressesOf(merged, session);
    await this.removed.keep(removed, { at, addressesOf }, session);
    for (const { business, heir } of merged) {
      await this.lead(addressesOf.get(business._id.toHexString()) ?? [], heir, session);
    }
  }

  private async addressesOf(
    removed: readonly RemovedFor[],
    session: ClientSession,
  ): Promise<Map<string, string[]>> {
    if (removed.length === 0) return new Map();
    const retired = await this.retired
      .find({ businessId: { $in: removed.map(({ business }) => business._id) } })
      .session(session)
      .lean<RetiredSlug[]>();
    const addresses = new Map<string, string[]>();
    for (const { _id, businessId } of retired) {
      const id = businessId.toHexString();
      addresses.set(id, [...(addresses.get(id) ?? []), _id]);
    }
    return addresses;
  }

  /** Makes former addresses redirect to a business. */
  private async lead(
    addresses: readonly string[],
    to: Types.ObjectId,
    session: ClientSession,
  ): Promise<void> {
    if (addresses.length === 0) return;
    await this.retired.updateMany({ _id: { $in: addresses } }, { $set: { businessId: to } }, { session });
  }

  private async replace(records: readonly BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.businesses.collection.bulkWrite(
      records.map((record) => ({ replaceOne: { filter: { _id: record._id }, replacement: record } })),
      { session, ignoreUndefined: true },
    );
  }

  private async insert(records: BusinessRecord[], session: ClientSession): Promise<void> {
    if (records.length === 0) return;
    await this.businesses.collection.insertMany(records, { session, ignoreUndefined: true });
  }

  private async update(updates: readonly BusinessUpdate[], session: ClientSession): Promise<void> {
    if (updates.length === 0) return;
    await this.businesses.collection.bulkWrite(
      updates.map(({ id, writtenBy, set, unset }) => ({
        updateOne: {
          filter: writtenBy === undefined ? { _id: id } : { _id: id, lastRun: writtenBy },
          update: Object.keys(unset).length === 0 ? { $set: set } : { $set: set, $unset: unset },
        },
      })),
      { session, ignoreUndefined: true },
    );
  }

  /** Keeps the old addresses and releases those that their former business takes back. */
  private async retire({ retired, regained, at }: ChangeSet, session: ClientSession): Promise<void> {
    if (regained.length > 0) await this.retired.deleteMany({ _id: { $in: regained } }, { session });
    const inUse = new Set(regained);
    const entries = retired
      .filter(({ urlSlug }) => !inUse.has(urlSlug))
      .map(({ urlSlug, businessId }) => ({ _id: urlSlug, businessId, retiredAt: at }));
    if (entries.length === 0) return;
    await this.retired.collection.insertMany(entries as never, { session });
  }
}
