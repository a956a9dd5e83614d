import { ApiError } from './api-error.js';

/** Reads a path of the public API: over HTTP in the browser, in process on the server. */
export type Api = (
  path: string,
  query?: Readonly<Record<string, string>>,
  options?: { readonly signal?: AbortSignal },
) => Promise<unknown>;

/**
 * Joins path segments to a path of the API. The first segment stands as it is, every other is encoded.
 *
 * @example joinPath('/api/cities', 'Bad Tölz', 'businesses') // '/api/cities/Bad%20T%C3%B6lz/businesses'
 */
export function joinPath(root: string, ...segments: readonly string[]): string {
  return [root, ...segments.map(encodeURIComponent)].join('/');
}

/**
 * GETs JSON with credentials. Fails with an {@link ApiError} of message `{status}: {detail}` for a problem document,
 * else `{status}: {body text}`, or the status text where the body is empty.
 *
 * @param options.unauthenticated What a 401 does: 'throw' (default) or 'null', which answers null.
 */
export async function fetchJson(
  path: string,
  query: Readonly<Record<string, string>> = {},
  options: { readonly signal?: AbortSignal; readonly unauthenticated?: 'throw' | 'null' } = {},
): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search === '' ? path : `${path}?${search}`, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: options.signal ?? null,
  });
  if (response.status === 401 && options.unauthenticated === 'null') return null;
  if (!response.ok) {
    throw new ApiError(response.status, await failureMessage(response), { statusText: response.statusText });
  }
  return response.json();
}

async function failureMessage(response: Response): Promise<string> {
  const body = await response.text();
  return `${response.status}: ${problemDetail(body) ?? (body || response.statusText)}`;
}

function problemDetail(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isProblem = typeof parsed === 'object' && parsed !== null && 'detail' in parsed;
    return isProblem && typeof parsed.detail === 'string' ? parsed.detail : null;
  } catch {
    // Not JSON: the text itself is the message.
    return null;
  }
}
