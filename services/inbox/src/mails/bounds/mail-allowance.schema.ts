import { Schema } from 'mongoose';

export const MAIL_ALLOWANCE_MODEL = 'MailAllowance';

/** Mails of one kind that may leave in one period. */
export interface MailAllowanceRecord {
  /** Kind and period; a recipient as a hash. */
  _id: string;
  /** Ids of those that may. */
  mails: string[];
  /** How many more there were. */
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
