import type { DuplicateRow, ReportedRow, RowNote } from '@gewerk/contracts/bus';
import { Schema } from 'mongoose';
import type { FailedRow } from '../read-sheet/batches/batch-builder.js';

export const IMPORT_BATCH_MODEL = 'ImportBatch';

/**
 * An entry about a row that was read as a business also has the number for its place id, so that a removal at a
 * person's request finds the entry.
 */
export type OfPlace<T> = T & { place?: number };

/** The outcome of one batch. If it exists, the directory has stored the batch. */
export interface ImportBatchRecord {
  /** `runId:batch`. */
  _id: string;
  runId: string;
  batch: number;
  lastRow: number;
  rowCount: number;
  imported: number;
  duplicates: DuplicateRow[];
  rejected: OfPlace<ReportedRow>[];
  /** Rows that can be returned for correction; absent if there are none, and in batches of an older version. */
  failed?: readonly FailedRow[];
  /** Headers of the columns in `failed`. */
  headers?: readonly string[];
  /** Notes on the rows that count as imported; absent in batches of an older version. */
  notes?: OfPlace<RowNote>[];
  /** The number of rows with such notes. */
  noted?: number;
}

const required = true;
const row = { row_number: { type: Number, required } };

export const importBatchSchema = new Schema<ImportBatchRecord>(
  {
    _id: { type: String, required },
    runId: { type: String, required },
    batch: { type: Number, required },
    lastRow: { type: Number, required },
    rowCount: { type: Number, required },
    imported: { type: Number, required },
    duplicates: [{ ...row, name: String, place_id: String, _id: false }],
    rejected: { type: [{ ...row, code: String, field: String, value: String, _id: false }], default: [] },
    failed: { type: Schema.Types.Mixed },
    headers: { type: Schema.Types.Mixed },
    notes: { type: Schema.Types.Mixed },
    noted: { type: Number },
  },
  { collection: 'import_batches', versionKey: false },
).index({ runId: 1, lastRow: 1 });

export const batchId = (runId: string, batch: number): string => `${runId}:${batch}`;
