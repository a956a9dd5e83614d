import type { PhotoOutcome } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const PHOTO_RESULT_MODEL = 'PhotoResult';

/** Results are only needed to resume a run; the counts are stored with the run. */
const KEPT_SECONDS = 30 * 86_400;

export interface PhotoResultRecord {
  /** `runId:businessId`. */
  _id: string;
  runId: string;
  businessId: string;
  outcome: PhotoOutcome;
  /** A photo that the directory may not have stored yet, and the photos that it replaces. */
  pending?: { photo: string; broken: string[] };
  at: Date;
}

const required = true;

export const photoResultSchema = new Schema<PhotoResultRecord>(
  {
    _id: { type: String, required },
    runId: { type: String, required },
    businessId: { type: String, required },
    outcome: { type: String, required },
    pending: { type: { photo: String, broken: [String] }, _id: false },
    at: { type: Date, required, index: { expireAfterSeconds: KEPT_SECONDS } },
  },
  { collection: 'photo_results', versionKey: false },
).index({ runId: 1, outcome: 1 });

export const resultId = (runId: string, businessId: string): string => `${runId}:${businessId}`;
