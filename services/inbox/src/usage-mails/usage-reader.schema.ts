import { type MailLanguage, mailLanguages } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';

export const USAGE_READER_MODEL = 'UsageReader';

/** An address that gets the monthly figures of a listing. */
export interface UsageReaderRecord {
  _id: Types.ObjectId;
  businessId: string;
  /** Lower case. A code that was mailed to it has proved it. */
  email: string;
  language: MailLanguage;
  /** The secret of the links in its mails. */
  token: string;
  wantedAt: Date;
  /** The last month that it was told of, or that was over when it asked: `YYYY-MM`. */
  toldUntil: string;
  /** Until when one process works at its mail. */
  leaseUntil: Date;
}

export const usageReaderSchema = new Schema<UsageReaderRecord>(
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
  // Those that nobody has tried yet come first among those of a month.
  .index({ toldUntil: 1, leaseUntil: 1 });
