import { AUDIT } from '@gewerk/contracts/limits';
import { Schema, type Types } from 'mongoose';

export const AUDIT_ENTRY_MODEL = 'AuditEntry';

export interface StoredAuditEntry {
  _id: Types.ObjectId;
  at: Date;
  action: string;
  address: string;
  subject: string | null;
  /** Id of the business that was merged into the subject. */
  other?: string;
  /** Missing if the account was unknown, and in entries from before there were accounts. */
  account?: string;
}

const DAY_SECONDS = 86_400;

export const auditEntrySchema = new Schema<StoredAuditEntry>(
  {
    at: { type: Date, required: true, index: { expireAfterSeconds: AUDIT.maxDays * DAY_SECONDS } },
    action: { type: String, required: true },
    address: { type: String, required: true },
    subject: { type: String, default: null },
    other: String,
    account: String,
  },
  { collection: 'audit_trail', versionKey: false },
);
