import type { Address, AnswerOf, BodyOf, ParametersOf, Route } from '@gewerk/contracts/http';
import { type Asked, givenIn, pathOf } from '../../../platform/api/api.js';
import { ApiError } from '../../../platform/api/api-error.js';
import { withQuery } from '../../../platform/paths.js';
import { type Fault, PanelError } from './fault-text.js';
import { noteSessionEnded, noteSessionUntil, panelCsrfToken } from '../session/panel-session.js';

type Part<Name extends string, Type> =
  Record<never, never> extends Type ? { readonly [N in Name]?: Type } : { readonly [N in Name]: Type };

/** Parameters of a call; empty query parameters are omitted. */
type Call<R extends Route> = Part<'parameters', ParametersOf<R>> &
  Part<'query', Asked<R>> &
  Part<'body', BodyOf<R>> & { readonly signal?: AbortSignal | undefined };

/** Parameters of a call to any route. */
interface AnyCall {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const UNAUTHENTICATED = 401;

/**
 * Calls a route of the panel with the session and its CSRF token. Fails with an {@link ApiError} with the message
 * `{status}: {detail}`; a 401 marks the session as ended.
 */
export async function callPanel<R extends Route>(
  route: R,
  ...[call]: Record<never, never> extends Call<R> ? [call?: Call<R>] : [call: Call<R>]
): Promise<AnswerOf<R>> {
  const { parameters = {}, query = {}, body, signal }: AnyCall = call ?? {};
  const { method = 'GET' } = route;
  const path = withQuery(pathOf<Address>(route, parameters), givenIn(query));
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'x-csrf-token': panelCsrfToken(),
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
  if (!response.ok) {
    throw refusedBy(response.status, text, response.statusText);
  }
  const answer: AnswerOf<R> = text === '' ? undefined : JSON.parse(text);
  return answer;
}

/**
 * The error for a failed call. Its message is the status with the problem document's `detail`, with the response
 * text if that is not JSON, or else with the status text. It includes the document's other fields.
 */
export function refusedBy(status: number, text: string, statusText: string): PanelError {
  try {
    const fault: Fault = JSON.parse(text);
    return new PanelError(status, `${status}: ${fault.detail ?? statusText}`, fault);
  } catch {
    // Not a problem document, for example text from a proxy.
    return new PanelError(status, `${status}: ${text || statusText}`, {});
  }
}
