import type { ContactForm } from '@gewerk/contracts/bus';
import { Schema, type Types } from 'mongoose';

export const MESSAGE_MODEL = 'Message';

export interface MessageRecord extends ContactForm {
  _id: Types.ObjectId;
  /** The sender's idempotency key and used form token. */
  key: string;
  tokenId: string;
  digest: string;
  receivedAt: Date;
  answeredAt: Date | null;
  /** The mail with the last reply, until it is sent. */
  replyMailId?: string;
  expiresAt: Date;
}

export const messageSchema = new Schema<MessageRecord>(
  {
    key: { type: String, required: true },
    tokenId: { type: String, required: true },
    digest: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    category: { type: String, required: true },
    subject: { type: String, required: true },
    message: { type: String, required: true },
    receivedAt: { type: Date, required: true },
    answeredAt: { type: Date, default: null },
    replyMailId: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false, strict: 'throw' },
)
  .index({ key: 1 }, { unique: true })
  .index({ tokenId: 1 }, { unique: true })
  .index({ answeredAt: 1, receivedAt: -1 })
  .index({ replyMailId: 1 }, { sparse: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
