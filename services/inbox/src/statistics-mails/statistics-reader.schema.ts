import { type MailLanguage, mailLanguages } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';

export const STATISTICS_READER_MODEL = 'StatisticsReader';

/** An address that gets a listing's monthly statistics. */
export interface StatisticsReaderRecord {
  _id: Types.ObjectId;
  businessId: string;
  /** Lower case, proved by a mailed code. */
  email: string;
  language: MailLanguage;
  /** Secret in the links of mails to this address. */
  token: string;
  wantedAt: Date;
  /** The last month that was mailed, or was over when the address subscribed: `YYYY-MM`. */
  toldUntil: string;
  leaseUntil: Date;
}

export const statisticsReaderSchema = new Schema<StatisticsReaderRecord>(
  {
    businessId: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, enum: mailLanguages, required: true },
    token: { type: String, required: true },
    wantedAt: { type: Date, required: true },
    toldUntil: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'usage_readers', versionKey: false, strict: 'throw' },
)
  .index({ businessId: 1, email: 1 }, { unique: true })
  .index({ email: 1 })
  .index({ token: 1 }, { unique: true })
  // Of readers with the same `toldUntil`, those that were never leased come first.
  .index({ toldUntil: 1, leaseUntil: 1 });
