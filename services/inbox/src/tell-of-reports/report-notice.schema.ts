import { Schema } from 'mongoose';

export const REPORT_NOTICE_MODEL = 'ReportNotice';

/** The one document of the collection has this id. */
export const CURRENT = 'current';

/** Up to when the site owner was told of reports. */
export interface ReportNoticeRecord {
  _id: string;
  until: Date;
}

export const reportNoticeSchema = new Schema<ReportNoticeRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'report_notices', versionKey: false, strict: 'throw' },
);
