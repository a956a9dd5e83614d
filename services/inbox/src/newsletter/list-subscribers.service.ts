import {
  businessIdPattern,
  type countSubscribers,
  type exportSubscribers,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { csvRow } from '../csv-row.js';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { unsubscribeUrl } from '../templates/newsletter-mails.js';
import { SUBSCRIBER_MODEL, type SubscriberRecord } from './subscriber.schema.js';

const EXPORTED_AT_ONCE = 500;
/** Column names; the mark before them makes spreadsheets read UTF-8. */
const HEADER = '\ufeffemail,requested,confirmed,unsubscribe\r\n';

/** What the owner learns of the newsletter's readers: addresses that never confirmed are counted, not told. */
@Injectable()
export class ListSubscribersService {
  constructor(
    @InjectModel(SUBSCRIBER_MODEL) private readonly subscribers: Model<SubscriberRecord>,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
  ) {}

  async count(): Promise<OutputOf<typeof countSubscribers>> {
    const [subscribed, unconfirmed] = await Promise.all([
      this.subscribers.countDocuments({ confirmedAt: { $ne: null } }),
      this.subscribers.countDocuments({ confirmedAt: null }),
    ]);
    return { subscribed, unconfirmed };
  }

  async export({
    after,
  }: ParsedInputOf<typeof exportSubscribers>): Promise<OutputOf<typeof exportSubscribers>> {
    const further = after !== null && businessIdPattern.test(after);
    const records = await this.subscribers
      .find({ confirmedAt: { $ne: null }, ...(further ? { _id: { $gt: new Types.ObjectId(after) } } : {}) })
      .sort({ _id: 1 })
      .limit(EXPORTED_AT_ONCE)
      .lean<SubscriberRecord[]>();
    const rows = records.map(({ email, requestedAt, confirmedAt, token }) =>
      csvRow([
        email,
        requestedAt.toISOString(),
        confirmedAt?.toISOString() ?? '',
        unsubscribeUrl(token, this.env),
      ]),
    );
    const next = records.length < EXPORTED_AT_ONCE ? null : (records.at(-1)?._id.toHexString() ?? null);
    return { csv: (after === null ? HEADER : '') + rows.join(''), next };
  }
}
