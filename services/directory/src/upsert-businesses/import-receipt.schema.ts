import type { OutputOf, upsertBusinesses } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const IMPORT_RECEIPT_MODEL = 'ImportReceipt';

export type UpsertAnswer = OutputOf<typeof upsertBusinesses>;

/** The answer of a stored batch, given again when the batch is sent again. */
export interface ImportReceipt {
  /** `runId:batch`. */
  _id: string;
  /** JSON of {@link UpsertAnswer}. */
  answer: string;
  storedAt: Date;
}

/** Longer than any run may pause before it continues. */
const KEPT_SECONDS = 14 * 24 * 60 * 60;

export const importReceiptSchema = new Schema<ImportReceipt>(
  {
    _id: { type: String, required: true },
    answer: { type: String, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'import_receipts', versionKey: false },
).index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const receiptId = (runId: string, batch: number): string => `${runId}:${batch}`;
