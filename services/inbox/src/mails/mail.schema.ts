import { type MailState, mailStates } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const MAIL_MODEL = 'Mail';

/** A mail before it is stored. */
export interface MailDraft {
  /** Names the mail for good: what caused it and whom it goes to. Stored twice it is one mail. */
  _id: string;
  /** null where nobody is configured. */
  to: string | null;
  replyTo?: { name: string; address: string };
  /** Where one click in the mail program unsubscribes (RFC 8058); newsletters and monthly figures only. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailRecord extends MailDraft {
  state: MailState;
  attempts: number;
  /** Why it was not sent, or why the last attempt failed. */
  fault: string | null;
  createdAt: Date;
  queuedAt: Date;
  /** How often it was put into the queue. */
  queuings: number;
  /** Until when one process works at it. */
  leaseUntil: Date | null;
  /** When its text began to go to the mail server, until the server's answer is noted: only it knows whether it took it. */
  handedOverAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date;
}

export const mailSchema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    to: { type: String, default: null },
    replyTo: { type: { name: String, address: String }, _id: false },
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
  .index({ state: 1, createdAt: -1 })
  .index({ state: 1, queuedAt: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
