import type { MailState } from '@gewerk/contracts';
import type { Message } from '@gewerk/contracts/bus';
import type { MessageRecord } from './message.schema.js';

/** @param reply the state of the mail with the last reply until that is sent; otherwise null */
export const toMessage = (record: MessageRecord, reply: MailState | null = null): Message => ({
  id: record._id.toHexString(),
  name: record.name,
  email: record.email,
  category: record.category,
  subject: record.subject,
  message: record.message,
  receivedAt: record.receivedAt.toISOString(),
  answeredAt: record.answeredAt?.toISOString() ?? null,
  reply,
  expiresAt: record.expiresAt.toISOString(),
});
