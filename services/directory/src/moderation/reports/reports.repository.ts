import { businessIdPattern, GewerkError, type ReportState } from '@gewerk/contracts';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import type { DeliveredRecord } from '@gewerk/messaging';
import { databaseTime, type PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { type Waiting, waitingOf } from '../waiting.js';
import { REPORT_MODEL, type ReportRecord } from './report.schema.js';

const DAY_MS = 86_400_000;

@Injectable()
export class ReportsRepository {
  readonly personalData: PersonalKind;

  constructor(@InjectModel(REPORT_MODEL) private readonly model: Model<ReportRecord>) {
    const without = ['key', 'tokenId', 'digest'];
    this.personalData = { kind: 'report', model, addressedBy: ['email', 'changes.email'], without };
  }

  async byKey(key: string): Promise<DeliveredRecord | null> {
    const record = await this.model.findOne({ key }, { digest: 1 }).lean<ReportRecord>();
    return record && { id: record._id.toHexString(), digest: record.digest };
  }

  /** Fails with `report-not-found`. */
  async byId(id: string): Promise<ReportRecord> {
    if (businessIdPattern.test(id)) {
      const record = await this.model.findById(new Types.ObjectId(id)).lean<ReportRecord>();
      if (record) return record;
    }
    throw new GewerkError('report-not-found', 'Report not found.');
  }

  async list(
    state: ReportState,
    slice: { skip: number; limit: number },
  ): Promise<{ records: ReportRecord[]; total: number }> {
    const found = this.model.find({ state });
    const ordered = state === 'waiting' ? found.sort({ receivedAt: 1 }) : found.sort({ decidedAt: -1 });
    const [total, records] = await Promise.all([
      this.model.countDocuments({ state }),
      ordered.skip(slice.skip).limit(slice.limit).lean<ReportRecord[]>(),
    ]);
    return { records, total };
  }

  /**
   * Reports received after one instant and up to another, except those that were dismissed and those that led to
   * the removal of the listing.
   */
  async received(
    after: Date,
    until: Date,
    limit: number,
  ): Promise<{ records: ReportRecord[]; total: number }> {
    const states: ReportState[] = ['waiting', 'applied'];
    const filter = { state: { $in: states }, receivedAt: { $gt: after, $lte: until } };
    const [total, records] = await Promise.all([
      this.model.countDocuments(filter),
      this.model.find(filter).sort({ receivedAt: 1 }).limit(limit).lean<ReportRecord[]>(),
    ]);
    return { records, total };
  }

  /**
   * How many reports are waiting for a decision, and when the oldest of them was received: either those from
   * confirmed business owners or those from others.
   */
  waiting(isByOwner: boolean): Promise<Waiting> {
    return waitingOf(this.model, { state: 'waiting', isByOwner });
  }

  /** `applied` is for changes published without review. */
  async insert(
    report: Omit<ReportRecord, '_id' | 'state' | 'receivedAt' | 'decidedAt' | 'answer' | 'expiresAt'>,
    state: 'waiting' | 'applied' = 'waiting',
  ): Promise<string> {
    // Uses the database's clock, since the inbox asks for the reports of a period and the clocks of hosts differ.
    const receivedAt = await databaseTime(this.model.db);
    const decision = state === 'applied' ? decided(receivedAt) : {};
    const record = await this.model.create({ ...report, state, receivedAt, ...decision });
    return record._id.toHexString();
  }

  /** Ignores reports decided in the meantime. */
  async decide(
    id: Types.ObjectId,
    state: Exclude<ReportState, 'waiting'>,
    answer: string | null,
  ): Promise<void> {
    const decision = { state, answer, ...decided(new Date()) };
    await this.model.updateOne({ _id: id, state: 'waiting' }, { $set: decision });
  }

  async erase(businessId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ 'business.id': businessId }, { session });
  }
}

const decided = (decidedAt: Date): Pick<ReportRecord, 'decidedAt' | 'expiresAt'> => ({
  decidedAt,
  expiresAt: new Date(decidedAt.getTime() + RETENTION_DAYS.decidedReport * DAY_MS),
});
