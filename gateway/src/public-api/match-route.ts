import { type PublicRoute, publicRoutes } from '@gewerk/contracts';

export interface RouteMatch {
  route: PublicRoute;
  params: Record<string, string>;
}

/** Literal segments before parameters, as the router does it: `/api/businesses/stats` is no id. */
const patterns = Object.values<PublicRoute>(publicRoutes)
  .map((route) => ({ route, segments: route.path.split('/') }))
  .sort((one, other) => parameters(one.segments) - parameters(other.segments));

function parameters(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

/** The public route of a path whose parameters are percent-encoded; undefined where there is none. */
export function matchPublicRoute(path: string): RouteMatch | undefined {
  const given = path.split('/');
  for (const { route, segments } of patterns) {
    const params = matchSegments(segments, given);
    if (params) return { route, params };
  }
  return undefined;
}

/** Parameters of a path by its pattern, both split at slashes; undefined where it does not fit. */
export function matchSegments(
  segments: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return params;
}
