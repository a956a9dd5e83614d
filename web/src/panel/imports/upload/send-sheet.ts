import { type SheetChoice, type SheetMapping, writtenMapping } from '@gewerk/contracts';
import type { ImportResult } from '@gewerk/contracts/bus';
import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { longestImport } from '@gewerk/contracts/limits';
import type { Fault } from '../../kit/api/fault-text.js';
import type { ImportMode } from '../import-mode.js';
import { uploadSheet, type UploadOutcome } from './upload-sheet.js';

/** How an import ended: with a result, whether good or bad; without a response; or stopped by the operator. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly result: ImportResult; readonly isCancelled: boolean }
  | Extract<UploadOutcome, { kind: 'lost' }>
  | { readonly kind: 'aborted' };

/** The operator's choices for reading the file. */
export interface SheetReading extends SheetChoice {
  /** Replaces the mapping derived from the headers. */
  readonly columns?: SheetMapping | undefined;
}

interface Sending {
  readonly files: readonly File[];
  readonly mode: ImportMode;
  readonly reading: SheetReading;
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onLoaded: (bytes: number) => void;
}

const OK = 200;
const CONFLICT = 409;

/** Path and query of an upload call with the operator's choices. */
export function uploadAddress(path: string, mode: ImportMode, reading: SheetReading): string {
  const { columns, sheet, categories = {} } = reading;
  const choice: Record<string, string> =
    mode === 'overwrite' ? { mode: 'update', edited: 'overwrite' } : { mode };
  const query = new URLSearchParams({
    ...choice,
    ...(columns && { columns: writtenMapping(columns) }),
    ...(sheet !== undefined && { sheet }),
    ...(Object.keys(categories).length > 0 && { categories: JSON.stringify(categories) }),
  });
  return `${path}?${query.toString()}`;
}

/** Sends the spreadsheets of an import and waits until the import ends, at most 20 minutes per file. */
export async function sendSheet({ files, mode, reading, signal, onLoaded }: Sending): Promise<SendOutcome> {
  const address = uploadAddress(panelRoutes.importExcel.path, mode, reading);
  const path = files.length > 1 ? `${address}&files=${files.length}` : address;
  const outcome = await uploadSheet({ path, files, timeout: longestImport(files.length), signal, onLoaded });
  if (outcome.kind !== 'answered') return outcome;
  const result = readResult(outcome);
  // The import was cancelled after it had started; if it was refused because of another import, row 0 contains the
  // reason.
  const isCancelled = outcome.status === CONFLICT && result.errorReport[0]?.row_number !== 0;
  return { kind: 'answered', result, isCancelled };
}

/** The response body: a result, or a problem document, whose `errors` are faults of fields. */
type Answer = Partial<Omit<AnswerOf<typeof panelRoutes.importExcel>, 'errors'>> &
  Omit<Fault, 'errors'> & { readonly errors?: unknown };

/**
 * The result in a response. If there is none, for example because the import did not start, the fault is reported as
 * row 0.
 */
function readResult({
  status,
  statusText,
  text,
}: Extract<UploadOutcome, { kind: 'answered' }>): ImportResult {
  const { detail = text || statusText, ...body } = parsed(text);
  return {
    success: status === OK && body.success === true,
    imported: body.imported ?? 0,
    duplicates: body.duplicates ?? 0,
    errors: typeof body.errors === 'number' ? body.errors : 0,
    duplicateReport: body.duplicateReport ?? [],
    errorReport: body.errorReport ?? failure(`${status}: ${detail}`, faultOf(body)).errorReport,
    noted: body.noted ?? 0,
    noteReport: body.noteReport ?? [],
    ...(body.leftOut && { leftOut: body.leftOut }),
    ...(body.returnable && { returnable: body.returnable }),
  };
}

function parsed(text: string): Answer {
  try {
    const answer: Answer = JSON.parse(text);
    return answer;
  } catch {
    // Not JSON, for example text from a proxy.
    return {};
  }
}

const faultOf = ({ code, reason }: Answer): Fault => ({ code, reason });

/** The result of an import that failed before its first row; `error` is shown if the fault has no code. */
export const failure = (error: string, { code, reason }: Fault = {}): ImportResult => ({
  success: false,
  imported: 0,
  duplicates: 0,
  errors: 0,
  duplicateReport: [],
  errorReport: [{ row_number: 0, error, errorCode: code, reason }],
});
