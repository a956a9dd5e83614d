import type { MessageRecord } from '../messages/message.schema.js';

/** Spreadsheets run what starts so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Column names; the mark before them makes spreadsheets read UTF-8. */
export const csvHeader = '\ufeffid,received,answered,name,email,category,subject,message\r\n';

/** One message as a line of CSV (RFC 4180), formulas disarmed. */
export function csvLine(record: MessageRecord): string {
  const cells = [
    record._id.toHexString(),
    record.receivedAt.toISOString(),
    record.answeredAt?.toISOString() ?? '',
    record.name,
    record.email,
    record.category,
    record.subject,
    record.message,
  ];
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
