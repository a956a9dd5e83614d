import { Schema } from 'mongoose';

export const REPORT_NOTICE_MODEL = 'ReportNotice';

export const CURRENT = 'current';

/** The time up to which the operator has been mailed about reports. */
export interface ReportNoticeRecord {
  _id: string;
  until: Date;
}

export const reportNoticeSchema = new Schema<ReportNoticeRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'report_notices', versionKey: false, strict: 'throw' },
);
