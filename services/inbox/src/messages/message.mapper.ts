import type { Message } from '@gewerk/contracts/bus';
import type { MessageRecord } from './message.schema.js';

export const toMessage = (record: MessageRecord): Message => ({
  id: record._id.toHexString(),
  name: record.name,
  email: record.email,
  category: record.category,
  subject: record.subject,
  message: record.message,
  receivedAt: record.receivedAt.toISOString(),
  answeredAt: record.answeredAt?.toISOString() ?? null,
  expiresAt: record.expiresAt.toISOString(),
});
