import { csvRow } from '../csv-row.js';
import type { MessageRecord } from '../messages/message.schema.js';

/** Column names; the mark before them makes spreadsheets read UTF-8. */
export const csvHeader = '\ufeffid,received,answered,name,email,category,subject,message\r\n';

/** One message as a line of CSV. */
export function csvLine(record: MessageRecord): string {
  return csvRow([
    record._id.toHexString(),
    record.receivedAt.toISOString(),
    record.answeredAt?.toISOString() ?? '',
    record.name,
    record.email,
    record.category,
    record.subject,
    record.message,
  ]);
}
