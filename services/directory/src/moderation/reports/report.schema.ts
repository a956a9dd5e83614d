import type { ReportKind, ReportReason, ReportState } from '@gewerk/contracts';
import type { ListingChanges } from '@gewerk/contracts/bus';
import { Schema, type Types } from 'mongoose';

export const REPORT_MODEL = 'ListingReport';

export interface ReportRecord {
  _id: Types.ObjectId;
  /** The sender's idempotency key, and the form token that it used up. */
  key: string;
  tokenId: string;
  /** Digest of the report as it was sent. */
  digest: string;
  kind: ReportKind;
  state: ReportState;
  /** The listing as it was when the report was received. */
  business: { id: string; name: string; urlSlug: string };
  reason: ReportReason | null;
  changes: ListingChanges;
  message: string;
  email: string;
  /** Whether the sender proved to be the business owner. */
  isByOwner: boolean;
  receivedAt: Date;
  decidedAt: Date | null;
  /** Why it was dismissed. */
  answer: string | null;
  /** When it is deleted; null while it is waiting. */
  expiresAt: Date | null;
}

export const reportSchema = new Schema<ReportRecord>(
  {
    key: { type: String, required: true },
    tokenId: { type: String, required: true },
    digest: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    business: { type: Schema.Types.Mixed, required: true },
    reason: { type: String, default: null },
    changes: { type: Schema.Types.Mixed, required: true },
    message: { type: String, default: '' },
    email: { type: String, default: '' },
    isByOwner: { type: Boolean, default: false },
    receivedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    answer: { type: String, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'listing_reports', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ key: 1 }, { unique: true })
  .index({ tokenId: 1 }, { unique: true })
  .index({ state: 1, receivedAt: 1 })
  .index({ state: 1, decidedAt: -1 })
  .index({ 'business.id': 1 })
  .index({ email: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
