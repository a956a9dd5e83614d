import type { WebsiteCheck } from '@gewerk/contracts/bus';
import { Schema } from 'mongoose';

export const CHECK_RESULT_MODEL = 'CheckResult';

/** How long results are kept, so that a report can be written from them again. */
const KEPT_SECONDS = 90 * 86_400;

export interface CheckResultRecord extends Omit<WebsiteCheck, 'checkedAt'> {
  /** `runId:businessId`. */
  _id: string;
  runId: string;
  checkedAt: Date;
}

const required = true;

export const checkResultSchema = new Schema<CheckResultRecord>(
  {
    _id: { type: String, required },
    runId: { type: String, required },
    businessId: { type: String, required, index: true },
    name: { type: String, required },
    website: { type: String, required },
    grade: { type: String, required },
    status: { type: Number, default: null },
    newAddress: { type: String, default: null },
    fault: { type: String, default: null },
    checkedAt: { type: Date, required, index: { expireAfterSeconds: KEPT_SECONDS } },
  },
  { collection: 'check_results', versionKey: false },
).index({ runId: 1, grade: 1 });

export const resultId = (runId: string, businessId: string): string => `${runId}:${businessId}`;
