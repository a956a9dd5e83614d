import { randomUUID } from 'node:crypto';
import { refused } from '@gewerk/contracts';
import { IMPORT } from '@gewerk/contracts/limits';
import { inFreePlace, inMilliseconds, isDuplicateKey, Lease, type LeaseRecord } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { IMPORT_SCHEDULE_MODEL, type ImportScheduleRecord } from './import-schedule.schema.js';

const LEASE_MS = 20_000;
/** By the database's clock, since hosts' clocks differ. */
const DUE_NOW = { $currentDate: { dueAt: true } } as const;

type Choice = Pick<ImportScheduleRecord, 'address' | 'every' | 'mode' | 'isPaused' | 'edited'>;

@Injectable()
export class ImportSchedulesRepository {
  /** The lease of the process that fetches files. */
  readonly lease: Lease;

  constructor(@InjectModel(IMPORT_SCHEDULE_MODEL) private readonly model: Model<ImportScheduleRecord>) {
    this.lease = new Lease({
      leases: model.db.collection<LeaseRecord>('schedule_lease'),
      id: 'import-schedules',
      on: 'the scheduled imports',
      leaseMs: LEASE_MS,
    });
  }

  list(): Promise<ImportScheduleRecord[]> {
    return this.model.find().sort({ createdAt: 1, _id: 1 }).lean<ImportScheduleRecord[]>().exec();
  }

  /**
   * Changes the schedule with the id, otherwise the one with the address, otherwise creates one. A schedule
   * that was not paused keeps its due time, unless its address or interval changes.
   */
  async save(id: string | undefined, choice: Choice): Promise<ImportScheduleRecord> {
    const known = await this.model
      .findOne(id === undefined ? { address: choice.address } : { _id: id })
      .lean<ImportScheduleRecord>();
    const goesOn = known?.dueAt && known.address === choice.address && known.every === choice.every;
    const { edited, ...fields } = choice;
    const dueAt = choice.isPaused ? null : goesOn ? known.dueAt : 'now';
    const update = {
      $set: { ...fields, ...(edited && { edited }), ...(dueAt !== 'now' && { dueAt }) },
      ...(dueAt === 'now' && DUE_NOW),
      ...(!edited && { $unset: { edited: 1 } }),
    };
    try {
      const changed =
        known &&
        (await this.model
          .findOneAndUpdate({ _id: known._id }, update, { returnDocument: 'after' })
          .lean<ImportScheduleRecord>());
      return (
        changed ??
        (await this.make(
          { ...choice, _id: known?._id ?? id ?? randomUUID(), createdAt: new Date() },
          dueAt === 'now' ? DUE_NOW : { $set: { dueAt } },
        ))
      );
    } catch (error) {
      throw isDuplicateKey(error) ? refused('schedule-exists') : error;
    }
  }

  private async make(
    record: Omit<ImportScheduleRecord, 'dueAt'>,
    whenDue: object,
  ): Promise<ImportScheduleRecord> {
    const { _id, ...stored } = record;
    const made = await inFreePlace({
      most: IMPORT.schedules,
      taken: async () => (await this.list()).map(({ place }) => place),
      // An update with upsert, since an insert cannot use the database's time. The filter matches no
      // document, so this either inserts one or fails because the key is in use.
      store: (place) =>
        this.model.collection.updateOne(
          { _id: _id as never, $nor: [{ _id: _id as never }] },
          { $setOnInsert: { ...stored, place }, ...whenDue },
          { upsert: true, ignoreUndefined: true },
        ),
    });
    const found = made ? await this.model.findById(_id).lean<ImportScheduleRecord>() : null;
    if (found) return found;
    const isThere = await this.model.exists({ $or: [{ _id: record._id }, { address: record.address }] });
    throw isThere ? refused('schedule-exists') : refused('schedules-full', { most: IMPORT.schedules });
  }

  /** The schedule that has been due longest; null if none is due. */
  due(): Promise<ImportScheduleRecord | null> {
    return this.model
      .findOne({ dueAt: { $ne: null }, $expr: { $lte: ['$dueAt', '$$NOW'] } })
      .sort({ dueAt: 1 })
      .lean<ImportScheduleRecord>()
      .exec();
  }

  /**
   * Sets the milliseconds until the file is fetched next (null for never), unless the time was changed in the
   * meantime.
   */
  async postpone({ _id, dueAt }: ImportScheduleRecord, afterMs: number | null): Promise<void> {
    const next = afterMs === null ? null : inMilliseconds(afterMs);
    await this.model.collection.updateOne({ _id: _id as never, dueAt }, [{ $set: { dueAt: next } }]);
  }

  async runNow(id: string): Promise<string | null> {
    const found = await this.model.findOneAndUpdate({ _id: id }, DUE_NOW).lean<ImportScheduleRecord>();
    return found?.address ?? null;
  }

  async remove(id: string): Promise<string | null> {
    const found = await this.model.findOneAndDelete({ _id: id }).lean<ImportScheduleRecord>();
    return found?.address ?? null;
  }
}
