import { givenIn, pathOf, type Api, type CallOptions } from './api.js';
import { ApiError } from './api-error.js';

/**
 * Requests JSON with credentials. Fails with an {@link ApiError}, whose message is `{status}: {detail}` for a problem
 * document, otherwise `{status}: {body text}`, or the status text if the body is empty.
 * @typeParam Answer type of the response; with `options.unauthenticated: 'null'`, also null
 * @param options.unauthenticated effect of a 401: 'throw' (default) or 'null', which returns null
 */
export async function fetchJson<Answer>(
  path: string,
  query: Readonly<Record<string, string>> = {},
  options: CallOptions & { readonly unauthenticated?: 'throw' | 'null' } = {},
): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search === '' ? path : `${path}?${search}`, {
    credentials: 'include',
    headers: { accept: 'application/json', ...(options.isAhead === true && { purpose: 'prefetch' }) },
    signal: options.signal ?? null,
  });
  const isUnauthenticated = response.status === 401 && options.unauthenticated === 'null';
  if (!response.ok && !isUnauthenticated) {
    throw new ApiError(response.status, await failureMessage(response), { statusText: response.statusText });
  }
  const answer: Answer = isUnauthenticated ? null : await response.json();
  return answer;
}

/** Calls a route over HTTP. Fails like {@link fetchJson}. */
export const callRoute: Api = (route, parameters, query, options) =>
  fetchJson(pathOf(route, parameters), givenIn(query), options);

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
    // If the body is not JSON, its text is the error message.
    return null;
  }
}
