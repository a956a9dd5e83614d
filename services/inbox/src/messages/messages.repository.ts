import type { DeliveredRecord } from '@gewerk/messaging';
import { businessIdPattern, GewerkError } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import { MESSAGE_MODEL, type MessageRecord } from './message.schema.js';

@Injectable()
export class MessagesRepository {
  constructor(@InjectModel(MESSAGE_MODEL) private readonly model: Model<MessageRecord>) {}

  async byKey(key: string): Promise<DeliveredRecord | null> {
    const record = await this.model.findOne({ key }, { digest: 1 }).lean<MessageRecord>();
    return record && { id: record._id.toHexString(), digest: record.digest };
  }

  /** Newest first. */
  async list(
    filter: QueryFilter<MessageRecord>,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<{ records: MessageRecord[]; total: number }> {
    const [records, total] = await Promise.all([
      this.model.find(filter).sort({ receivedAt: -1 }).skip(skip).limit(limit).lean<MessageRecord[]>(),
      this.model.countDocuments(filter),
    ]);
    return { records, total };
  }

  after(after: string | null, limit: number): Promise<MessageRecord[]> {
    const filter = after === null ? {} : { _id: { $gt: idOf(after) } };
    return this.model.find(filter).sort({ _id: 1 }).limit(limit).lean<MessageRecord[]>().exec();
  }

  /**
   * Marks a message as answered; `null` reopens it. A reply that is still being sent no longer changes the
   * message afterwards. Fails with `message-not-found`.
   */
  mark(id: string, answeredAt: Date | null): Promise<MessageRecord> {
    return this.update(id, { $set: { answeredAt }, $unset: { replyMailId: '' } });
  }

  /** Makes a message count as answered once this mail is sent. Fails with `message-not-found`. */
  awaitReply(id: string, mailId: string, session: ClientSession): Promise<MessageRecord> {
    return this.update(id, { $set: { replyMailId: mailId } }, session);
  }

  /** Ids of the mails that messages wait for; only ids after the given one. */
  async awaitedMails(after: string, limit: number): Promise<string[]> {
    const records = await this.model
      .find({ replyMailId: { $gt: after } }, { replyMailId: 1 })
      .sort({ replyMailId: 1 })
      .limit(limit)
      .lean<MessageRecord[]>();
    return records.flatMap(({ replyMailId }) => replyMailId ?? []);
  }

  async markReplied(mailId: string, answeredAt: Date): Promise<void> {
    await this.model.updateOne(
      { replyMailId: mailId },
      { $set: { answeredAt }, $unset: { replyMailId: '' } },
    );
  }

  /** Fails with `message-not-found`. */
  async byId(id: string): Promise<MessageRecord> {
    const record = await this.model.findById(idOf(id)).lean<MessageRecord>();
    if (!record) throw messageNotFound();
    return record;
  }

  async delete(id: string, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: idOf(id) }, { session });
    return deletedCount === 1;
  }

  async insert(record: MessageRecord, session: ClientSession): Promise<void> {
    await this.model.create([record], { session });
  }

  private async update(
    id: string,
    change: UpdateQuery<MessageRecord>,
    session: ClientSession | null = null,
  ): Promise<MessageRecord> {
    const record = await this.model
      .findByIdAndUpdate(idOf(id), change, { returnDocument: 'after', session })
      .lean<MessageRecord>();
    if (!record) throw messageNotFound();
    return record;
  }
}

const messageNotFound = (): GewerkError => new GewerkError('message-not-found', 'There is no such message.');

function idOf(id: string): Types.ObjectId {
  if (!businessIdPattern.test(id)) throw messageNotFound();
  return new Types.ObjectId(id);
}
