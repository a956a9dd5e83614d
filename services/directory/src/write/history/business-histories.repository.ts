import { isDeepStrictEqual } from 'node:util';
import { HISTORY, RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { BusinessRecord } from '../../record/index.js';
import { BUSINESS_HISTORY_MODEL, type BusinessHistory } from './business-history.schema.js';
import type { HistoryEntry, Recorded } from './history-entry.js';
import { type FormFieldName, storedAs } from './stored-form-fields.js';

const DAY_MS = 86_400_000;

/** The changes to businesses, one document for each business, limited in number and age. */
@Injectable()
export class BusinessHistories {
  readonly personalData: PersonalKind;

  constructor(@InjectModel(BUSINESS_HISTORY_MODEL) private readonly histories: Model<BusinessHistory>) {
    this.personalData = {
      kind: 'listing-history',
      model: histories,
      addressedBy: ['entries.before.email'],
    };
  }

  /** Adds changes in the transaction of the changes they record. */
  async add(recorded: readonly Recorded[], at: Date, session: ClientSession): Promise<void> {
    if (recorded.length === 0) return;
    const oldest = new Date(at.getTime() - RETENTION_DAYS.businessHistory * DAY_MS);
    await this.histories.collection.bulkWrite(
      recorded.map(({ id, entry, isRemoved = false }) => {
        const days = isRemoved ? RETENTION_DAYS.removedBusiness : RETENTION_DAYS.businessHistory;
        // A literal, since values may begin with '$'.
        const added = { $literal: [entry] };
        const young = {
          $filter: { input: { $ifNull: ['$entries', []] }, cond: { $gt: ['$$this.at', oldest] } },
        };
        const entries = { $slice: [{ $concatArrays: [young, added] }, -HISTORY.entries] };
        const expiresAt = new Date(at.getTime() + days * DAY_MS);
        return {
          updateOne: { filter: { _id: id }, update: [{ $set: { entries, expiresAt } }], upsert: true },
        };
      }),
      { session, ignoreUndefined: true },
    );
  }

  /** Oldest first, without expired ones. */
  async of(id: Types.ObjectId): Promise<HistoryEntry[]> {
    const history = await this.histories.findById(id).lean<BusinessHistory>();
    const oldest = Date.now() - RETENTION_DAYS.businessHistory * DAY_MS;
    return (history?.entries ?? []).filter(({ at }) => at.getTime() > oldest);
  }

  /**
   * Removes businesses from the histories of those that they were merged with: their names, and values that
   * were taken over in a merge.
   */
  async forgetInOthers(businesses: readonly BusinessRecord[], session: ClientSession): Promise<void> {
    const ids = businesses.map(({ _id }) => _id.toHexString());
    const isOne = (id: string | undefined): boolean => id !== undefined && ids.includes(id);
    const merged = (await this.all(ids, session)).flatMap(({ entries }) =>
      entries.flatMap(({ other }) => (other && !isOne(other.id) ? other.id : [])),
    );
    for (const { _id, entries } of await this.all(merged, session)) {
      const left = entries.map(({ other, before, ...entry }) => ({
        ...entry,
        ...(other && !isOne(other.id) && { other }),
        before: withoutValuesOf(businesses, before),
      }));
      await this.histories.collection.updateOne({ _id }, { $set: { entries: left } }, { session });
    }
  }

  private all(ids: readonly string[], session: ClientSession): Promise<BusinessHistory[]> {
    return this.histories
      .find({ _id: { $in: [...new Set(ids)].map((id) => new Types.ObjectId(id)) } })
      .session(session)
      .lean<BusinessHistory[]>();
  }

  async erase(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length > 0) await this.histories.deleteMany({ _id: { $in: ids } }, { session });
  }
}

type Before = HistoryEntry['before'];

function withoutValuesOf(businesses: readonly BusinessRecord[], before: Before): Before {
  const isTheirs = (field: FormFieldName, value: unknown): boolean =>
    value !== null && businesses.some((business) => isDeepStrictEqual(business[storedAs(field)], value));
  const left = Object.entries(before).filter(([field, value]) => !isTheirs(field as FormFieldName, value));
  return Object.fromEntries(left);
}
