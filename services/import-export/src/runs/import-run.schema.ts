import type { DuplicateMode, EditedMode, ErrorCode, Reason, SheetMapping } from '@gewerk/contracts';
import type { ImportRun, ImportUndo } from '@gewerk/contracts/bus';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '@gewerk/service-kit';
import { Schema } from 'mongoose';
import type { SheetKind } from '../read-sheet/open-workbook.js';

export const IMPORT_RUN_MODEL = 'ImportRun';

/** The progress of a run's undo. */
export interface UndoRecord extends ImportUndo {
  /** The batch that was undone last; null before the first. */
  lastBatch: number | null;
  startedAt: Date;
  finishedAt: Date | null;
}

/** A file of a run in the file store. */
export interface RunFile {
  object: string;
  fileName: string;
  kind: SheetKind;
}

/** The reason as stored: an older version left out `facts` if there were none. */
type StoredReason = Pick<Reason, 'name'> & Partial<Pick<Reason, 'facts'>>;

export interface ImportRunRecord extends LeasedRun {
  object: string;
  fileName: string;
  bytes: number;
  kind: SheetKind;
  /** Further files, read after the first. */
  more?: readonly RunFile[];
  mode: DuplicateMode;
  /** If absent, edited fields are kept. */
  edited?: EditedMode;
  /** Absent if the headers decide what the columns contain. */
  columns?: SheetMapping;
  /** How the file is read, as JSON, since raw values may contain dots; absent in runs of an older version. */
  choice?: string;
  /** Identifies files of one kind by their headers; absent in runs of an older version, and if no header was read. */
  headers?: string;
  /** The schedule that began it; absent if a person did. */
  schedule?: string;
  state: ImportRun['state'];
  total: number | null;
  processed: number;
  imported: number;
  duplicates: number;
  rejected: number;
  /** Imported rows with notes; absent in runs of an older version. */
  noted?: number;
  /** How many of the rejected rows the operator chose to leave out; absent in runs of an older version. */
  leftOut?: number;
  /** Rows that can be returned for correction; absent in runs of an older version. */
  returnable?: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  failure: { code: ErrorCode; detail: string; reason?: StoredReason } | null;
  /** Set when the run's report by row is deleted. */
  isReportGone?: boolean;
  /** Absent until the run's undo begins; during the undo the run is active again. */
  undo?: UndoRecord;
}

const required = true;

export const importRunSchema = new Schema<ImportRunRecord>(
  {
    ...LEASED_RUN_FIELDS,
    object: { type: String, required },
    fileName: { type: String, required },
    bytes: { type: Number, required },
    kind: { type: String, required },
    more: { type: Schema.Types.Mixed },
    mode: { type: String, required },
    edited: String,
    columns: { type: Schema.Types.Mixed },
    choice: { type: String },
    headers: { type: String },
    schedule: { type: String },
    state: { type: String, required },
    total: { type: Number, default: null },
    processed: { type: Number, default: 0 },
    imported: { type: Number, default: 0 },
    duplicates: { type: Number, default: 0 },
    rejected: { type: Number, default: 0 },
    noted: { type: Number },
    leftOut: { type: Number },
    returnable: { type: Number },
    createdAt: { type: Date, required },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    failure: {
      type: new Schema({ code: String, detail: String, reason: Object }, { _id: false, minimize: false }),
      default: null,
    },
    isReportGone: { type: Boolean },
    undo: { type: Schema.Types.Mixed },
  },
  { collection: 'import_runs', versionKey: false, minimize: false },
)
  .index(...ONE_ACTIVE_RUN)
  .index({ createdAt: -1 })
  .index({ schedule: 1, createdAt: -1 }, { partialFilterExpression: { schedule: { $exists: true } } })
  .index({ headers: 1, createdAt: -1 }, { partialFilterExpression: { headers: { $exists: true } } });
