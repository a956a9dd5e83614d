import { type MailState, mailStates } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const MAIL_MODEL = 'Mail';

/**
 * Kinds of limited mails: an automatic reply to an address that someone typed in, or a notice to the operator about a
 * received form.
 */
export type MailBound = (typeof mailBounds)[number];
const mailBounds = ['acknowledgement', 'notice'] as const;

export interface MailDraft {
  /** Identifies cause and recipient, so that a mail is stored once. */
  _id: string;
  /** Null if no recipient is configured. */
  to: string | null;
  replyTo?: { name: string; address: string };
  /** The limit that applies: the mail is counted, and withheld beyond the number that MailBounds allows. */
  bound?: MailBound;
  /**
   * The business that it names; missing in older mails, in mails about submissions and in mails about several
   * businesses.
   */
  listing?: string;
  /** One-click unsubscription (RFC 8058); newsletters and monthly statistics only. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailRecord extends MailDraft {
  state: MailState;
  attempts: number;
  /** Why it was not sent, or why its last attempt failed. */
  fault: string | null;
  createdAt: Date;
  queuedAt: Date;
  queuings: number;
  leaseUntil: Date | null;
  /**
   * When sending its text to the mail server began; null before that and once the server's response is stored. While it
   * is set, the mail may have arrived.
   */
  handedOverAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date;
}

export const mailSchema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    to: { type: String, default: null },
    replyTo: { type: { name: String, address: String }, _id: false },
    bound: { type: String, enum: mailBounds },
    listing: String,
    unsubscribeUrl: String,
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    state: { type: String, enum: mailStates, required: true },
    attempts: { type: Number, required: true },
    fault: { type: String, default: null },
    createdAt: { type: Date, required: true },
    queuedAt: { type: Date, required: true },
    queuings: { type: Number, required: true },
    leaseUntil: { type: Date, default: null },
    handedOverAt: { type: Date, default: null },
    sentAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mails', versionKey: false, strict: 'throw' },
)
  .index({ listing: 1 }, { sparse: true })
  .index({ state: 1, createdAt: -1 })
  .index({ state: 1, queuedAt: 1 })
  .index({ state: 1, sentAt: -1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
