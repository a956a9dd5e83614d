import type { DuplicateMode, ErrorCode, ImportRun } from '@gewerk/contracts';
import { Schema } from 'mongoose';
import type { SheetKind } from '../read-sheet/open-workbook.js';

export const IMPORT_RUN_MODEL = 'ImportRun';

/** The state of an import. MongoDB owns it; the queue only says that there is something to do. */
export interface ImportRunRecord {
  _id: string;
  object: string;
  fileName: string;
  bytes: number;
  kind: SheetKind;
  mode: DuplicateMode;
  state: ImportRun['state'];
  /** Set while the run is queued or running, then removed: its unique index lets only one run be active. */
  active?: true;
  total: number | null;
  processed: number;
  imported: number;
  duplicates: number;
  /** Rows that were not taken. */
  rejected: number;
  createdAt: Date;
  /** When it was last put into the queue, and how often. */
  queuedAt: Date;
  queuings: number;
  /** The process that works on it, until when unless it renews. */
  owner: string | null;
  leaseUntil: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Set once its owner has asked for its end. */
  cancelRequested?: true;
  failure: { code: ErrorCode; detail: string } | null;
}

const required = true;

export const importRunSchema = new Schema<ImportRunRecord>(
  {
    _id: { type: String, required },
    object: { type: String, required },
    fileName: { type: String, required },
    bytes: { type: Number, required },
    kind: { type: String, required },
    mode: { type: String, required },
    state: { type: String, required },
    active: { type: Boolean },
    total: { type: Number, default: null },
    processed: { type: Number, default: 0 },
    imported: { type: Number, default: 0 },
    duplicates: { type: Number, default: 0 },
    rejected: { type: Number, default: 0 },
    createdAt: { type: Date, required },
    queuedAt: { type: Date, required },
    queuings: { type: Number, default: 1 },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    cancelRequested: { type: Boolean },
    failure: { type: new Schema({ code: String, detail: String }, { _id: false }), default: null },
  },
  { collection: 'import_runs', versionKey: false },
)
  .index({ active: 1 }, { unique: true, partialFilterExpression: { active: true } })
  .index({ createdAt: -1 });
