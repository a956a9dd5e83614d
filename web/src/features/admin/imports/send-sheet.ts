import { adminRoutes, type DuplicateMode, IMPORT, IMPORT_FIELD, type ImportResult } from '@gewerk/contracts';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../session/panel-session.js';

/** How an upload ended: with a result, good or bad, without an answer, or stopped by the owner. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly result: ImportResult; readonly isCancelled: boolean }
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'aborted' };

interface Sending {
  readonly file: File;
  readonly mode: DuplicateMode;
  readonly signal: AbortSignal;
  /** Bytes that are on their way. */
  readonly onLoaded: (bytes: number) => void;
}

const UNAUTHENTICATED = 401;
const OK = 200;
const CONFLICT = 409;

/** Sends a spreadsheet and waits for the end of its import, at most 20 minutes. Only this kind of request tells how far an upload is. */
export function sendSheet({ file, mode, signal, onLoaded }: Sending): Promise<SendOutcome> {
  const body = new FormData();
  body.append(IMPORT_FIELD, file);
  const request = new XMLHttpRequest();
  request.open('POST', `${adminRoutes.importExcel.path}?mode=${mode}`);
  request.timeout = IMPORT.timeout;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-csrf-token', panelCsrfToken());
  request.upload.addEventListener('progress', ({ loaded }) => onLoaded(loaded));
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve) => {
    const lost = (message: string) => () => resolve({ kind: 'lost', message });
    request.addEventListener('error', lost('0: connection lost'));
    request.addEventListener('timeout', lost('0: timeout'));
    request.addEventListener('abort', () => resolve({ kind: 'aborted' }));
    request.addEventListener('load', () => {
      noteSessionUntil(request.getResponseHeader('x-session-expires-at'));
      if (request.status === UNAUTHENTICATED) noteSessionEnded();
      const result = readResult(request);
      // Cancelled once it ran: a refusal because of another import has its reason in row 0.
      const isCancelled = request.status === CONFLICT && result.errorReport[0]?.row_number !== 0;
      resolve({ kind: 'answered', result, isCancelled });
    });
    request.send(body);
  });
}

/** The result in an answer; where it has none, as before the import began, one that tells what is wrong in row 0. */
function readResult(request: XMLHttpRequest): ImportResult {
  const body = parsed(request.responseText);
  if (request.status === OK) return body as ImportResult;
  const { detail = request.responseText || request.statusText, ...counts } = body;
  return {
    success: false,
    imported: counts.imported ?? 0,
    duplicates: counts.duplicates ?? 0,
    errors: typeof counts.errors === 'number' ? counts.errors : 0,
    duplicateReport: counts.duplicateReport ?? [],
    errorReport: body.errorReport ?? failure(`${request.status}: ${detail}`).errorReport,
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
