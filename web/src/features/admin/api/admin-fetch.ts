import { ApiError } from '../../../app/api/api-error.js';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../session/panel-session.js';

interface AdminCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Empty values are left out. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const UNAUTHENTICATED = 401;

/**
 * Calls the admin area with the session and its CSRF proof. Fails with an {@link ApiError} of message
 * `{status}: {detail}`; a 401 also tells the panel that the session has ended.
 */
export async function adminFetch<Answer>(path: string, call: AdminCall = {}): Promise<Answer> {
  const { method = 'GET', query = {}, body, signal } = call;
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  const response = await fetch(search.size === 0 ? path : `${path}?${search.toString()}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'x-csrf-token': panelCsrfToken() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    throw new ApiError(0, `0: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  noteSessionUntil(response.headers.get('x-session-expires-at'));
  if (response.status === UNAUTHENTICATED) noteSessionEnded();
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, `${response.status}: ${detailOf(text, response)}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

function detailOf(text: string, response: Response): string {
  try {
    return (JSON.parse(text) as { detail: string }).detail;
  } catch {
    // No problem document: a proxy's own words.
    return text || response.statusText;
  }
}
