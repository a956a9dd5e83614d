import { type MailListState, mailStates } from '@gewerk/contracts';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { inMilliseconds, LEASE_IS_OVER } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { MAIL_MODEL, type MailDraft, type MailRecord } from './mail.schema.js';
import { storeMails } from './store-mails.js';

const DAY_MS = 86_400_000;
const LEASE_MS = 60_000;

/** A mail held by this process; holders are distinguished by the end of their lease. */
type Acquired = Pick<MailRecord, '_id' | 'leaseUntil'>;

@Injectable()
export class MailsRepository {
  constructor(@InjectModel(MAIL_MODEL) private readonly model: Model<MailRecord>) {}

  /** Stores new mails; with `fault` they are not sent. */
  async insert(
    drafts: readonly (MailDraft & { fault: string | null })[],
    now: Date,
    session?: ClientSession,
  ): Promise<void> {
    const expiresAt = new Date(now.getTime() + RETENTION_DAYS.mail * DAY_MS);
    await storeMails(this.model, drafts, { now, expiresAt, ...(session && { session }) });
  }

  /**
   * Takes the lease of a queued mail and counts an attempt. Null if the mail is not queued, may have arrived or is held
   * by another process.
   */
  acquire(id: string): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, state: 'queued', handedOverAt: null, ...LEASE_IS_OVER },
        [{ $set: { leaseUntil: inMilliseconds(LEASE_MS), attempts: { $add: ['$attempts', 1] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<MailRecord>()
      .exec();
  }

  /**
   * Records that the mail is being handed over, so that no other process sends it. If this returns false, the
   * lease is lost: do not send.
   */
  async markHandedOver({ _id, leaseUntil }: Acquired, at: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id, state: 'queued', leaseUntil, handedOverAt: null },
      { $set: { handedOverAt: at } },
    );
    return matchedCount === 1;
  }

  async markSent(id: string): Promise<void> {
    await this.model.updateOne(
      { _id: id },
      {
        $set: { state: 'sent', leaseUntil: null, handedOverAt: null, fault: null },
        $currentDate: { sentAt: true },
      },
    );
  }

  /** Records the holder's failed attempt: the mail is retried later or given up. */
  async markFault({ _id, leaseUntil }: Acquired, fault: string, isFinal: boolean): Promise<void> {
    await this.model.updateOne(
      { _id, state: 'queued', leaseUntil },
      { $set: { fault, leaseUntil: null, handedOverAt: null, ...(isFinal ? { state: 'failed' } : {}) } },
    );
  }

  /** Deletes a mail beyond its limit; only its holder may do this. */
  async withhold({ _id, leaseUntil }: Acquired): Promise<void> {
    await this.model.deleteOne({ _id, state: 'queued', leaseUntil, handedOverAt: null });
  }

  /** Gives up mails whose process exited before the server's response was stored. Returns how many. */
  async giveUpUnanswered(fault: string): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { state: 'queued', handedOverAt: { $ne: null }, leaseUntil: { $ne: null }, ...LEASE_IS_OVER },
      { $set: { state: 'failed', fault, leaseUntil: null, handedOverAt: null } },
    );
    return modifiedCount;
  }

  /**
   * Claims, for requeuing, a mail that was queued over `afterMs` ago and that no process holds; null if there is none.
   */
  claimForgotten(afterMs: number): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        { state: 'queued', handedOverAt: null, $and: [queuedBefore(afterMs), LEASE_IS_OVER] },
        { $currentDate: { queuedAt: true }, $inc: { queuings: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailRecord>()
      .exec();
  }

  list(
    wanted: MailListState,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<[MailRecord[], number]> {
    const state = wanted === 'unsent' ? { $in: mailStates.filter((each) => each !== 'sent') } : wanted;
    return Promise.all([
      this.model.find({ state }).sort({ createdAt: -1 }).skip(skip).limit(limit).lean<MailRecord[]>(),
      this.model.countDocuments({ state }),
    ]);
  }

  /** States of stored mails by id. */
  async statesOf(ids: readonly string[]): Promise<Map<string, Pick<MailRecord, 'state' | 'sentAt'>>> {
    const found = await this.model
      .find({ _id: { $in: ids } }, { state: 1, sentAt: 1 })
      .lean<Pick<MailRecord, '_id' | 'state' | 'sentAt'>[]>();
    return new Map(found.map(({ _id, ...state }) => [_id, state]));
  }

  /**
   * Counts mails that have waited for over `longestMs`, or were given up since a mail was last sent; 0 if a mail was
   * sent within `longestMs`. `first` is when the oldest of them was queued.
   */
  async waiting(longestMs: number): Promise<{ count: number; first: Date | null }> {
    const isRecent = { $gt: ['$sentAt', inMilliseconds(-longestMs)] };
    const last = await this.model
      .findOne({ state: 'sent' }, { sentAt: 1, isRecent })
      .sort({ sentAt: -1 })
      .lean<Pick<MailRecord, 'sentAt'> & { isRecent: boolean }>();
    if (last?.isRecent) return { count: 0, first: null };
    const waits: QueryFilter<MailRecord> = {
      to: { $ne: null },
      $or: [
        { state: 'queued', ...queuedBefore(longestMs) },
        { state: { $in: ['failed', 'not-sent'] }, queuedAt: { $gt: last?.sentAt ?? new Date(0) } },
      ],
    };
    const [count, first] = await Promise.all([
      this.model.countDocuments(waits),
      this.model.findOne(waits, { queuedAt: 1 }).sort({ queuedAt: 1 }).lean<MailRecord>(),
    ]);
    return { count, first: first?.queuedAt ?? null };
  }

  async deleteOf(message: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $regex: `^contact:${message}:` } }, { session });
  }

  /** Deletes the unsent mails whose ids begin with this text. */
  async withdraw(beginning: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $regex: `^${beginning}` }, state: { $ne: 'sent' } }, { session });
  }

  byId(id: string): Promise<MailRecord | null> {
    return this.model.findById(id).lean<MailRecord>().exec();
  }

  /** Requeues a mail that is 'failed' or 'not-sent' and has a recipient; otherwise null. */
  requeue(id: string): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, state: { $in: ['failed', 'not-sent'] }, to: { $ne: null } },
        {
          $set: { state: 'queued', fault: null, leaseUntil: null },
          $currentDate: { queuedAt: true },
          $inc: { queuings: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<MailRecord>()
      .exec();
  }
}

/** By the database's clock, like leases. */
const queuedBefore = (milliseconds: number) => ({
  $expr: { $lt: ['$queuedAt', inMilliseconds(-milliseconds)] },
});
