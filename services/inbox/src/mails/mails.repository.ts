import { RETENTION_DAYS } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MAIL_MODEL, type MailDraft, type MailRecord } from './mail.schema.js';

const DAY_MS = 86_400_000;

@Injectable()
export class MailsRepository {
  constructor(@InjectModel(MAIL_MODEL) private readonly model: Model<MailRecord>) {}

  /** Stores mails that are not there yet; `fault` keeps them from being sent. */
  async insert(
    drafts: readonly (MailDraft & { fault: string | null })[],
    now: Date,
    session?: ClientSession,
  ): Promise<void> {
    await this.model.bulkWrite(
      drafts.map(({ _id, ...draft }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: {
              ...draft,
              state: draft.fault === null ? 'queued' : 'not-sent',
              attempts: 0,
              createdAt: now,
              queuedAt: now,
              queuings: 1,
              leaseUntil: null,
              handedOverAt: null,
              sentAt: null,
              expiresAt: new Date(now.getTime() + RETENTION_DAYS.mail * DAY_MS),
            },
          },
          upsert: true,
        },
      })),
      session ? { session } : {},
    );
  }

  /** Takes a queued mail for one process; null where it is sent, gone or in another process's hands. */
  take(id: string, now: Date, leaseUntil: Date): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        {
          _id: id,
          state: 'queued',
          handedOverAt: null,
          $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }],
        },
        { $set: { leaseUntil }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailRecord>()
      .exec();
  }

  /**
   * Notes that the mail's text goes to the server now. From here on no other process sends it.
   * @returns false where the lease is no longer the caller's: nothing may be sent then
   */
  async markHandedOver(id: string, leaseUntil: Date, at: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, state: 'queued', leaseUntil, handedOverAt: null },
      { $set: { handedOverAt: at } },
    );
    return matchedCount === 1;
  }

  async markSent(id: string, sentAt: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id },
      { $set: { state: 'sent', sentAt, leaseUntil: null, handedOverAt: null, fault: null } },
    );
  }

  /** After a failed attempt of who holds the lease: tried again later, or given up. */
  async markFault(id: string, leaseUntil: Date, fault: string, isFinal: boolean): Promise<void> {
    await this.model.updateOne(
      { _id: id, state: 'queued', leaseUntil },
      { $set: { fault, leaseUntil: null, handedOverAt: null, ...(isFinal ? { state: 'failed' } : {}) } },
    );
  }

  /** Gives up the mails of processes that ended between handing one over and noting the server's answer. Answers how many. */
  async giveUpUnanswered(now: Date, fault: string): Promise<number> {
    const { modifiedCount } = await this.model.updateMany(
      { state: 'queued', handedOverAt: { $ne: null }, leaseUntil: { $lt: now } },
      { $set: { state: 'failed', fault, leaseUntil: null, handedOverAt: null } },
    );
    return modifiedCount;
  }

  /** Claims a mail that waits without a job, for putting it into the queue again. */
  claimForgotten(now: Date, queuedBefore: Date): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        {
          state: 'queued',
          queuedAt: { $lt: queuedBefore },
          handedOverAt: null,
          $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }],
        },
        { $set: { queuedAt: now }, $inc: { queuings: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailRecord>()
      .exec();
  }

  list(
    state: MailRecord['state'],
    { skip, limit }: { skip: number; limit: number },
  ): Promise<[MailRecord[], number]> {
    return Promise.all([
      this.model.find({ state }).sort({ createdAt: -1 }).skip(skip).limit(limit).lean<MailRecord[]>(),
      this.model.countDocuments({ state }),
    ]);
  }

  async deleteOf(message: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $regex: `^contact:${message}:` } }, { session });
  }

  /** Deletes the mails whose ids begin so and that were not sent. */
  async withdraw(beginning: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $regex: `^${beginning}` }, state: { $ne: 'sent' } }, { session });
  }

  byId(id: string): Promise<MailRecord | null> {
    return this.model.findById(id).lean<MailRecord>().exec();
  }

  /** Puts a mail that failed or was not sent back into the queue; null where it is no such mail. */
  requeue(id: string, now: Date): Promise<MailRecord | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, state: { $in: ['failed', 'not-sent'] }, to: { $ne: null } },
        { $set: { state: 'queued', fault: null, queuedAt: now, leaseUntil: null }, $inc: { queuings: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailRecord>()
      .exec();
  }
}
