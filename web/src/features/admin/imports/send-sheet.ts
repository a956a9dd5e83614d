import {
  adminRoutes,
  type DuplicateMode,
  IMPORT,
  type ImportResult,
  type SheetMapping,
  writtenMapping,
} from '@gewerk/contracts';
import { uploadSheet, type UploadOutcome } from './upload-sheet.js';

/** How an upload ended: with a result, good or bad, without an answer, or stopped by the owner. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly result: ImportResult; readonly isCancelled: boolean }
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'aborted' };

interface Sending {
  readonly file: File;
  readonly mode: DuplicateMode;
  /** Instead of what the headers tell. */
  readonly columns: SheetMapping | undefined;
  readonly signal: AbortSignal;
  /** Bytes that are on their way. */
  readonly onLoaded: (bytes: number) => void;
}

const OK = 200;
const CONFLICT = 409;

/** Address of a call that takes a file, with what the owner has chosen for it. */
export function uploadAddress(path: string, mode: DuplicateMode, columns: SheetMapping | undefined): string {
  const query = new URLSearchParams({ mode, ...(columns && { columns: writtenMapping(columns) }) });
  return `${path}?${query.toString()}`;
}

/** Sends a spreadsheet and waits for the end of its import, at most 20 minutes. */
export async function sendSheet({ file, mode, columns, signal, onLoaded }: Sending): Promise<SendOutcome> {
  const path = uploadAddress(adminRoutes.importExcel.path, mode, columns);
  const outcome = await uploadSheet({ path, file, timeout: IMPORT.timeout, signal, onLoaded });
  if (outcome.kind !== 'answered') return outcome;
  const result = readResult(outcome);
  // Cancelled once it ran: a refusal because of another import has its reason in row 0.
  const isCancelled = outcome.status === CONFLICT && result.errorReport[0]?.row_number !== 0;
  return { kind: 'answered', result, isCancelled };
}

/** The result in an answer; where it has none, as before the import began, one that tells what is wrong in row 0. */
function readResult(answer: Extract<UploadOutcome, { kind: 'answered' }>): ImportResult {
  const body = parsed(answer.text);
  if (answer.status === OK) return body as ImportResult;
  const { detail = answer.text || answer.statusText, ...counts } = body;
  return {
    success: false,
    imported: counts.imported ?? 0,
    duplicates: counts.duplicates ?? 0,
    errors: typeof counts.errors === 'number' ? counts.errors : 0,
    duplicateReport: counts.duplicateReport ?? [],
    errorReport: body.errorReport ?? failure(`${answer.status}: ${detail}`).errorReport,
  };
}

function parsed(text: string): Partial<ImportResult> & { detail?: string } {
  try {
    return JSON.parse(text) as Partial<ImportResult> & { detail?: string };
  } catch {
    // A proxy's own words.
    return {};
  }
}

/** The result of an import that did not get as far as a row. */
export const failure = (error: string): ImportResult => ({
  success: false,
  imported: 0,
  duplicates: 0,
  errors: 0,
  duplicateReport: [],
  errorReport: [{ row_number: 0, error }],
});
