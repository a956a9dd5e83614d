import { HISTORY, RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { BUSINESS_HISTORY_MODEL, type BusinessHistory } from './business-history.schema.js';
import type { HistoryEntry, Recorded } from './history-entry.js';

const DAY_MS = 86_400_000;

/** The changes of businesses, one document for each business, bounded in number and age. */
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

  /** Adds changes in the transaction of what they tell. */
  async add(recorded: readonly Recorded[], at: Date, session: ClientSession): Promise<void> {
    if (recorded.length === 0) return;
    const oldest = new Date(at.getTime() - RETENTION_DAYS.businessHistory * DAY_MS);
    await this.histories.collection.bulkWrite(
      recorded.map(({ id, entry, isRemoved = false }) => {
        const days = isRemoved ? RETENTION_DAYS.removedBusiness : RETENTION_DAYS.businessHistory;
        // Values may begin with '$'.
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

  /** Oldest first, none older than they are kept. */
  async of(id: Types.ObjectId): Promise<HistoryEntry[]> {
    const history = await this.histories.findById(id).lean<BusinessHistory>();
    const oldest = Date.now() - RETENTION_DAYS.businessHistory * DAY_MS;
    return (history?.entries ?? []).filter(({ at }) => at.getTime() > oldest);
  }

  async erase(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    if (ids.length > 0) await this.histories.deleteMany({ _id: { $in: ids } }, { session });
  }
}
