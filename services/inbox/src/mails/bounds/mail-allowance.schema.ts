import { Schema } from 'mongoose';

export const MAIL_ALLOWANCE_MODEL = 'MailAllowance';

/** The mails of one kind that may be sent in one period. */
export interface MailAllowanceRecord {
  /** Kind and period; a recipient is stored as a hash. */
  _id: string;
  /** Ids of the mails that may be sent. */
  mails: string[];
  /** How many further mails were withheld. */
  withheld: number;
  /** When the digest of withheld mails is sent; null if none is due. */
  digestAt: Date | null;
  expiresAt: Date;
}

export const mailAllowanceSchema = new Schema<MailAllowanceRecord>(
  {
    _id: { type: String, required: true },
    mails: { type: [String], required: true },
    withheld: { type: Number, default: 0 },
    digestAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_allowances', versionKey: false, strict: 'throw' },
)
  .index({ digestAt: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
