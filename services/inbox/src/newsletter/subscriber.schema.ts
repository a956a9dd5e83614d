import { Schema, type Types } from 'mongoose';

export const SUBSCRIBER_MODEL = 'Subscriber';

export interface SubscriberRecord {
  _id: Types.ObjectId;
  /** Lower case. */
  email: string;
  /** Secret in the links of mails to this address. */
  token: string;
  tokenId: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  /** When an unconfirmed request is deleted; null once confirmed. */
  expiresAt: Date | null;
}

export const subscriberSchema = new Schema<SubscriberRecord>(
  {
    email: { type: String, required: true },
    token: { type: String, required: true },
    tokenId: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    confirmedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'subscribers', versionKey: false, strict: 'throw' },
)
  .index({ email: 1 }, { unique: true })
  .index({ token: 1 }, { unique: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
