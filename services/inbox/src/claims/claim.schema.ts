import type { HandClaimWay } from '@gewerk/contracts';
import { Schema, type Types } from 'mongoose';

export const CLAIM_MODEL = 'ListingClaim';

export interface ClaimRecord {
  _id: Types.ObjectId;
  /** The sender's idempotency key and used form token. */
  key: string;
  tokenId: string;
  digest: string;
  businessId: string;
  /** Missing in claims by letter or phone, and in those made before passes existed. */
  email?: string;
  /** The mailbox to which the address leads, in normalised form; missing without an address, and in older claims. */
  mailbox?: string;
  /** Hash of the code and the id of the claim that it was mailed for. */
  codeHash: string;
  /** The claim that the code was mailed for; missing if it is this one. */
  codeOf?: Types.ObjectId;
  /** Whether a code was mailed for it; missing in claims by letter or phone, and in older ones. */
  isMailed?: boolean;
  /** Set for a claim by letter or phone; missing in a claim by mail, like the fields up to `issuedAt`. */
  way?: HandClaimWay;
  /** Stated in the letter or call along with the code. */
  reference?: string;
  /**
   * Missing if the request does not reach the operator, because another one is waiting or there were too many;
   * also missing once the request is dismissed.
   */
  hand?: 'waiting' | 'issued';
  /**
   * Listing and means of delivery (letter or phone) while the request is waiting, so that only one of many simultaneous
   * requests is stored. Missing in older claims.
   */
  waits?: string;
  name?: string;
  issuedAt?: Date;
  tries: number;
  requestedAt: Date;
  /** When the code expires. */
  expiresAt: Date;
  /** Hash of the pass issued for the code, which is then used up. */
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
    mailbox: String,
    codeHash: { type: String, required: true },
    codeOf: Schema.Types.ObjectId,
    isMailed: Boolean,
    way: String,
    reference: String,
    hand: String,
    waits: String,
    name: String,
    issuedAt: Date,
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
  .index({ codeOf: 1 }, { sparse: true })
  .index({ passHash: 1 }, { unique: true, sparse: true })
  .index({ reference: 1 }, { unique: true, sparse: true })
  .index({ hand: 1, requestedAt: 1 }, { sparse: true })
  .index({ waits: 1 }, { unique: true, sparse: true })
  .index({ email: 1 }, { sparse: true })
  // Deleted a day later: the hourly limit also counts expired claims, and a pass must expire before its claim is
  // deleted.
  .index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 60 * 60 });
