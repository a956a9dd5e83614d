import type { DeliveredRecord } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MESSAGE_MODEL, type MessageRecord } from './message.schema.js';

@Injectable()
export class MessagesRepository {
  constructor(@InjectModel(MESSAGE_MODEL) private readonly model: Model<MessageRecord>) {}

  async byKey(key: string): Promise<DeliveredRecord | null> {
    const record = await this.model.findOne({ key }, { digest: 1 }).lean<MessageRecord>();
    return record && { id: record._id.toHexString(), digest: record.digest };
  }

  async insert(record: MessageRecord, session: ClientSession): Promise<void> {
    await this.model.create([record], { session });
  }
}
