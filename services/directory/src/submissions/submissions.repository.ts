import {
  businessIdPattern,
  GewerkError,
  type SubmissionDraft,
  submissionChanged,
  type SubmissionState,
} from '@gewerk/contracts';
import { type DeliveredRecord, Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { SUBMISSION_MODEL, type SubmissionRecord } from './submission.schema.js';

/** What a decision sets. */
export type Decision = Pick<
  SubmissionRecord,
  'decidedAt' | 'reason' | 'businessId' | 'urlSlug' | 'expiresAt'
> & { state: Exclude<SubmissionState, 'waiting'> };

/** Submissions; each change of state commits together with its event. */
@Injectable()
export class SubmissionsRepository {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(SUBMISSION_MODEL) private readonly model: Model<SubmissionRecord>,
    private readonly outbox: Outbox,
  ) {}

  async byKey(key: string): Promise<DeliveredRecord | null> {
    const record = await this.model.findOne({ key }, { digest: 1 }).lean<SubmissionRecord>();
    return record && { id: record._id.toHexString(), digest: record.digest };
  }

  /** Fails with `submission-not-found`. */
  async byId(id: string): Promise<SubmissionRecord> {
    const known = businessIdPattern.test(id);
    const record = known ? await this.model.findById(new Types.ObjectId(id)).lean<SubmissionRecord>() : null;
    if (!record) throw new GewerkError('submission-not-found', 'There is no such submission.');
    return record;
  }

  async list(
    state: SubmissionState,
    slice: { skip: number; limit: number },
  ): Promise<{ records: SubmissionRecord[]; total: number }> {
    const order: Record<string, 1 | -1> = state === 'waiting' ? { receivedAt: 1 } : { decidedAt: -1 };
    const [records, total] = await Promise.all([
      this.model.find({ state }).sort(order).skip(slice.skip).limit(slice.limit).lean<SubmissionRecord[]>(),
      this.model.countDocuments({ state }),
    ]);
    return { records, total };
  }

  async insert(
    submission: Pick<SubmissionRecord, 'key' | 'tokenId' | 'digest' | 'draft' | 'receivedAt'>,
  ): Promise<string> {
    const _id = new Types.ObjectId();
    const id = _id.toHexString();
    await this.connection.transaction(async (session) => {
      await this.model.create([{ ...submission, _id, state: 'waiting' }], { session });
      await this.outbox.add(session, submissionChanged, { id, state: 'waiting' });
    });
    this.outbox.wake();
    return id;
  }

  /** False where it was decided on meanwhile. */
  async edit(id: Types.ObjectId, draft: SubmissionDraft): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, state: 'waiting' }, { $set: { draft } });
    return matchedCount === 1;
  }

  /** False where it was decided on meanwhile. */
  async decide(id: Types.ObjectId, decision: Decision): Promise<boolean> {
    const decided = await this.connection.transaction(async (session) => {
      const { matchedCount } = await this.model.updateOne(
        { _id: id, state: 'waiting' },
        { $set: decision },
        { session },
      );
      if (matchedCount === 0) return false;
      await this.outbox.add(session, submissionChanged, { id: id.toHexString(), state: decision.state });
      return true;
    });
    this.outbox.wake();
    return decided;
  }
}
