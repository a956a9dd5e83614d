import type { ErrorCode, SheetMapping } from '@gewerk/contracts/sheets';
import type { SheetFormat } from '../recognize-headers/header-mapping.js';
import type { SheetBatch } from './batch-builder.js';
import type { SheetKind } from './open-workbook.js';
import type { SheetPreview } from './read-preview.js';

/** What the reading thread is started with. */
export interface ReaderTask {
  readonly kind: SheetKind;
  readonly bytes: Uint8Array;
  /**
   * 'inspect' looks at the whole file and answers what it holds; 'read' hands out its batches; 'preview' tells how it
   * would be read, then hands out its batches without what is repeated.
   */
  readonly task: 'inspect' | 'read' | 'preview';
  /** Instead of what the headers tell. */
  readonly columns: SheetMapping | undefined;
  /** Batches that are stored already and are not handed out again. */
  readonly done: readonly number[];
}

/** What a file holds, told before any row is stored. */
export interface Inspection {
  readonly format: SheetFormat;
  readonly sheetName: string;
  readonly headerRow: number;
  /** Rows below the header, empty ones perhaps included; null when unknown. */
  readonly rows: number | null;
}

export type ReaderMessage =
  | { readonly type: 'inspected'; readonly inspection: Inspection }
  | { readonly type: 'batch'; readonly batch: SheetBatch }
  | { readonly type: 'previewed'; readonly preview: SheetPreview }
  /** `repeated`: rows of a place that the file has had already, which a preview leaves out. */
  | { readonly type: 'end'; readonly repeated: number }
  | { readonly type: 'refused'; readonly code: ErrorCode; readonly detail: string };

/** The other direction: one more batch may come. */
export type ReaderCredit = 'more';
