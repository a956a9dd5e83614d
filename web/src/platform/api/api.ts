import type { Address, AnswerOf, ParametersOf, QueryOf, Route } from '@gewerk/contracts/http';

/** A route's query as callers pass it; parameters that are '' are omitted. */
export type Asked<R extends Route> = {
  readonly [Name in keyof QueryOf<R>]: QueryOf<R>[Name] | '';
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether the call is a prefetch that no visitor has asked for; statistics do not count it. */
  readonly isAhead?: boolean;
}

/**
 * Calls a route of the public API: over HTTP in the browser, in the same process on the server. Fails with an
 * `ApiError`.
 */
export type Api = <R extends Route>(
  route: R,
  parameters: ParametersOf<R>,
  query: Asked<R>,
  options?: CallOptions,
) => Promise<AnswerOf<R>>;

/**
 * The path of a route with its parameters encoded.
 * @example pathOf(publicRoutes.cityBusinesses, { city: 'Bad Tölz' }) // '/api/cities/Bad%20T%C3%B6lz/businesses'
 */
export function pathOf<R extends Address>({ path }: R, parameters: ParametersOf<R>): string {
  const values = new Map(Object.entries<string>(parameters));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

/** The parameters of a query as texts, except those that are '' or undefined. */
export const givenIn = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** The key under which a call's response is cached. */
export const callKey = <R extends Route>(
  route: R,
  parameters: ParametersOf<R>,
  query: Asked<R>,
): [path: string, parameters: ParametersOf<R>, query: Record<string, string>] => [
  route.path,
  parameters,
  givenIn(query),
];
