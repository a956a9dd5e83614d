import {
  businessIdPattern,
  GewerkError,
  type SubmissionDraft,
  type SubmissionState,
} from '@gewerk/contracts';
import { submissionChanged } from '@gewerk/contracts/bus';
import { type DeliveredRecord, Outbox } from '@gewerk/messaging';
import type { PersonalKind } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Connection, type Model, Types } from 'mongoose';
import { type Waiting, waitingOf } from '../waiting.js';
import { SUBMISSION_MODEL, type SubmissionRecord } from './submission.schema.js';

/** The fields that a decision sets. */
export type Decision = Pick<
  SubmissionRecord,
  'decidedAt' | 'reason' | 'businessId' | 'urlSlug' | 'expiresAt'
> & { state: Exclude<SubmissionState, 'waiting'> };

/** Submissions; each change of state commits together with its event. */
@Injectable()
export class SubmissionsRepository {
  readonly personalData: PersonalKind;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(SUBMISSION_MODEL) private readonly model: Model<SubmissionRecord>,
    private readonly outbox: Outbox,
  ) {
    const without = ['key', 'tokenId', 'digest'];
    this.personalData = { kind: 'submission', model, addressedBy: ['draft.email'], without };
  }

  async byKey(key: string): Promise<DeliveredRecord | null> {
    const record = await this.model.findOne({ key }, { digest: 1 }).lean<SubmissionRecord>();
    return record && { id: record._id.toHexString(), digest: record.digest };
  }

  /** Fails with `submission-not-found`. */
  async byId(id: string, session: ClientSession | null = null): Promise<SubmissionRecord> {
    if (businessIdPattern.test(id)) {
      const found = this.model.findById(new Types.ObjectId(id)).session(session);
      const record = await found.lean<SubmissionRecord>();
      if (record) return record;
    }
    throw new GewerkError('submission-not-found', 'Submission not found.');
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

  /** How many submissions are waiting, and when the oldest of them was received. */
  async waiting(): Promise<Waiting> {
    return waitingOf(this.model, { state: 'waiting' });
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

  /** False if it was decided in the meantime. */
  async edit(id: Types.ObjectId, draft: SubmissionDraft): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, state: 'waiting' }, { $set: { draft } });
    return matchedCount === 1;
  }

  async decide(id: Types.ObjectId, decision: Decision, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: decision }, { session });
    await this.outbox.add(session, submissionChanged, { id: id.toHexString(), state: decision.state });
  }

  /** Ids of the submissions of these businesses. */
  async idsOf(businessIds: readonly string[]): Promise<string[]> {
    const found = await this.model
      .find({ businessId: { $in: businessIds } }, { _id: 1 })
      .lean<Pick<SubmissionRecord, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async erase(businessId: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ businessId }, { session });
  }
}
