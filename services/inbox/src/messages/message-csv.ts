import { csvHead, csvRow } from '@gewerk/csv';
import type { MessageRecord } from './message.schema.js';

export const messageHead = csvHead([
  'id',
  'received',
  'answered',
  'name',
  'email',
  'category',
  'subject',
  'message',
]);

export function messageRow(record: MessageRecord): string {
  return csvRow([
    record._id.toHexString(),
    record.receivedAt.toISOString(),
    record.answeredAt?.toISOString(),
    record.name,
    record.email,
    record.category,
    record.subject,
    record.message,
  ]);
}
