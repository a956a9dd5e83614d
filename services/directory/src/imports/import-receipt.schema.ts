import type { OutputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Schema } from 'mongoose';
import type { ChangeTrace } from '../write/index.js';

export const IMPORT_RECEIPT_MODEL = 'ImportReceipt';

export type UpsertAnswer = OutputOf<typeof upsertBusinesses>;

/** Does not contain the value, which would have to be deleted if the business is removed. */
export interface KeptField {
  row_number: number;
  field: string;
}

/** The stored part of the response to a batch. */
export type KeptAnswer = Omit<UpsertAnswer, 'leftOut'> & { kept?: KeptField[] };

/** Result of undoing a batch, in numbers of businesses. */
export interface BatchUndo {
  removed: number;
  restored: number;
  /** Left as they are, because something else changed or removed them in the meantime. */
  kept: number;
}

/** The response to a stored batch, returned again if the batch is sent again. */
export interface ImportReceipt {
  /** `runId:batch`. */
  _id: string;
  /** JSON of {@link KeptAnswer}. */
  answer: string;
  /** Absent in batches stored before imports could be undone. */
  trace?: ChangeTrace;
  /** Set once the batch is undone; returned again if the call is repeated. */
  undone?: BatchUndo;
  storedAt: Date;
}

/** Longer than any run may pause before it continues, and a day longer than an import can be undone. */
export const KEPT_SECONDS = (RETENTION_DAYS.importUndo + 1) * 24 * 60 * 60;

export const importReceiptSchema = new Schema<ImportReceipt>(
  {
    _id: { type: String, required: true },
    answer: { type: String, required: true },
    trace: { type: Schema.Types.Mixed },
    undone: { type: Schema.Types.Mixed },
    storedAt: { type: Date, required: true },
  },
  { collection: 'import_receipts', versionKey: false },
).index({ storedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const receiptId = (runId: string, batch: number): string => `${runId}:${batch}`;
