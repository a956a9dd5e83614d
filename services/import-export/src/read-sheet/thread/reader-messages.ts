import type { ErrorCode, Reason, SheetChoice, SheetMapping } from '@gewerk/contracts/sheets';
import type { SheetFormat } from '../../recognize-headers/header-mapping.js';
import type { SheetBatch } from '../batches/batch-builder.js';
import type { CategoryCount } from '../../filing/file-categories.js';
import type { Beginning } from '../batches/numbering.js';
import type { SheetKind } from '../open-workbook.js';
import type { SheetPreview } from '../read-preview.js';

/** The data with which the reading thread is started. */
export interface OpenedFile extends SheetChoice {
  readonly kind: SheetKind;
  readonly bytes: Uint8Array;
  /** Chosen columns, instead of those recognised by the headers. */
  readonly columns: SheetMapping | undefined;
  /** The number to which its row numbers are added, and the number of its first batch. */
  readonly begin?: Beginning | undefined;
}

/** The next task of the thread; 'more' requests one more batch of the current task. */
export type ReaderCommand =
  /** Inspect the whole file. */
  | { readonly type: 'inspect' }
  /** Send its headers without reading further. */
  | { readonly type: 'headers' }
  /** Send the batches except those in `done`, which are already stored. */
  | { readonly type: 'read'; readonly done: readonly number[] }
  /** Send the preview of the file, then its batches without repeated rows. */
  | { readonly type: 'preview' }
  | { readonly type: 'more' };

/** The content of a file, sent before any row is stored. */
export interface Inspection {
  readonly format: SheetFormat;
  readonly sheetName: string;
  readonly headerRow: number;
  /** Texts of the header, trimmed and in lower case, since spaces and case vary among files of one kind. */
  readonly headers: readonly string[];
  /** Number of rows below the header, which may include empty ones; null if it is unknown. */
  readonly rows: number | null;
}

export type ReaderMessage =
  | { readonly type: 'inspected'; readonly inspection: Inspection }
  | { readonly type: 'headed'; readonly headers: Inspection['headers'] }
  | { readonly type: 'batch'; readonly batch: SheetBatch }
  | { readonly type: 'previewed'; readonly preview: SheetPreview }
  /** `repeated`: rows whose place id has already occurred in the file, which a preview leaves out. */
  | { readonly type: 'end'; readonly repeated: number; readonly categories?: CategoryCount[] }
  | {
      readonly type: 'refused';
      readonly code: ErrorCode;
      readonly detail: string;
      readonly reason: Reason | undefined;
    };
