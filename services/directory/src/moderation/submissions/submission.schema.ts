import type { SubmissionDraft, SubmissionState } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';

export const SUBMISSION_MODEL = 'Submission';

export interface SubmissionRecord {
  _id: Types.ObjectId;
  /** The sender's idempotency key, and the form token that it used up. */
  key: string;
  tokenId: string;
  /** Digest of the draft as it was sent. */
  digest: string;
  state: SubmissionState;
  draft: SubmissionDraft;
  receivedAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  businessId: string | null;
  urlSlug: string | null;
  /** When it is deleted; null while it is waiting. */
  expiresAt: Date | null;
}

export const submissionSchema = new Schema<SubmissionRecord>(
  {
    key: { type: String, required: true },
    tokenId: { type: String, required: true },
    digest: { type: String, required: true },
    state: { type: String, required: true },
    draft: { type: Schema.Types.Mixed, required: true },
    receivedAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    reason: { type: String, default: null },
    businessId: { type: String, default: null },
    urlSlug: { type: String, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'submissions', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ key: 1 }, { unique: true })
  .index({ tokenId: 1 }, { unique: true })
  .index({ state: 1, receivedAt: 1 })
  .index({ state: 1, decidedAt: -1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
