import type { OutputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Schema } from 'mongoose';
import type { ChangeTrace } from '../write/index.js';

export const IMPORT_RECEIPT_MODEL = 'ImportReceipt';

export type UpsertAnswer = OutputOf<typeof upsertBusinesses>;

/** Without the value, from which a business would have to be removed. */
export interface KeptField {
  row_number: number;
  field: string;
}

/** What is kept of an answer. */
export type KeptAnswer = Omit<UpsertAnswer, 'leftOut'> & { kept?: KeptField[] };

/** What the undo of a batch came to, in numbers of businesses. */
export interface BatchUndo {
  removed: number;
  restored: number;
  /** Left, since something else changed or removed them in the meantime. */
  kept: number;
}

/** The answer of a stored batch, given again when the batch is sent again. */
export interface ImportReceipt {
  /** `runId:batch`. */
  _id: string;
  /** JSON of {@link KeptAnswer}. */
  answer: string;
  /** Absent in batches stored before imports could be undone. */
  trace?: ChangeTrace;
  /** Set once the batch is undone; given again when that is asked again. */
  undone?: BatchUndo;
  storedAt: Date;
}

/** Longer than any run may pause before it continues, and a day longer than its undo is offered. */
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
