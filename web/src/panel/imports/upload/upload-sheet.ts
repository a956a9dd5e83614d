import { IMPORT_FIELD } from '@gewerk/contracts/http';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../../kit/session/panel-session.js';

interface Upload {
  readonly path: string;
  readonly files: readonly File[];
  /** Maximum time for sending the files and receiving the response, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onLoaded: (bytes: number) => void;
}

/** How an upload ended: with a response, whatever its status; without one; or stopped by the operator. */
export type UploadOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string; readonly statusText: string }
  | { readonly kind: 'lost'; readonly message: string; readonly code: 'unavailable' | 'timeout' }
  | { readonly kind: 'aborted' };

const UNAUTHENTICATED = 401;

/** Sends spreadsheets and waits for the response. Uses XMLHttpRequest, since fetch does not report upload progress. */
export function uploadSheet({ path, files, timeout, signal, onLoaded }: Upload): Promise<UploadOutcome> {
  const body = new FormData();
  for (const file of files) body.append(IMPORT_FIELD, file);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.timeout = timeout;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-csrf-token', panelCsrfToken());
  request.upload.addEventListener('progress', ({ loaded }) => onLoaded(loaded));
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve) => {
    const lost = (message: string, code: 'unavailable' | 'timeout') => () =>
      resolve({ kind: 'lost', message, code });
    request.addEventListener('error', lost('0: connection lost', 'unavailable'));
    request.addEventListener('timeout', lost('0: timeout', 'timeout'));
    request.addEventListener('abort', () => resolve({ kind: 'aborted' }));
    request.addEventListener('load', () => {
      noteSessionUntil(request.getResponseHeader('x-session-expires-at'));
      if (request.status === UNAUTHENTICATED) noteSessionEnded();
      const { status, statusText, responseText: text } = request;
      resolve({ kind: 'answered', status, statusText, text });
    });
    request.send(body);
  });
}
