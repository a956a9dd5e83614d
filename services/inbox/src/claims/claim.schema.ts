import { Schema, type Types } from 'mongoose';

export const CLAIM_MODEL = 'ListingClaim';

/** A claim of a listing, waiting for its code. */
export interface ClaimRecord {
  _id: Types.ObjectId;
  /** The sender's idempotency key, and the form token that it used up. */
  key: string;
  tokenId: string;
  digest: string;
  businessId: string;
  /** Where the code was to go. Claims of before there were passes have none. */
  email?: string;
  /** Of the code with the claim's id. */
  codeHash: string;
  /** Wrong codes so far. */
  tries: number;
  requestedAt: Date;
  /** When the code is good no more. */
  expiresAt: Date;
  /** Of the pass that the code was exchanged for; the code is used up then. */
  passHash?: string;
  passUntil?: Date;
}

export const claimSchema = new Schema<ClaimRecord>(
  {
    key: { type: String, required: true },
    tokenId: { type: String, required: true },
    digest: { type: String, required: true },
    businessId: { type: String, required: true },
    email: String,
    codeHash: { type: String, required: true },
    tries: { type: Number, default: 0 },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    passHash: String,
    passUntil: Date,
  },
  { collection: 'listing_claims', versionKey: false, strict: 'throw' },
)
  .index({ key: 1 }, { unique: true })
  .index({ tokenId: 1 }, { unique: true })
  .index({ businessId: 1, requestedAt: 1 })
  .index({ passHash: 1 }, { unique: true, sparse: true })
  .index({ email: 1 }, { sparse: true })
  // A day later, so that the bound of claims an hour sees those that have expired, and a pass ends before its claim.
  .index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 60 * 60 });
