import { type AdminRoute, adminRoutes } from '@gewerk/contracts';
import { matchSegments } from '../../public-api/match-route.js';

export interface AdminMatch {
  /** Undefined where the path is known, but not by this method. */
  readonly name: string | undefined;
  readonly route: AdminRoute | undefined;
  readonly params: Record<string, string>;
  /** Methods that the path has. */
  readonly methods: readonly string[];
}

const patterns = Object.entries<AdminRoute>(adminRoutes).map(([name, route]) => ({
  name,
  route,
  segments: route.path.split('/'),
  parameters: route.path.split('{').length - 1,
}));
// Literal segments before parameters, as the router does it.
patterns.sort((one, other) => one.parameters - other.parameters);

/** The admin route of a path whose parameters are percent-encoded; undefined where no route has the path. */
export function matchAdminRoute(method: string, path: string): AdminMatch | undefined {
  const given = path.split('/');
  const found = patterns.filter(({ segments }) => matchSegments(segments, given) !== undefined);
  const literal = found.filter(({ parameters }) => parameters === found[0]?.parameters);
  if (literal.length === 0) return undefined;
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = literal.find(({ route }) => route.method === wanted);
  return {
    name: match?.name,
    route: match?.route,
    params: match ? (matchSegments(match.segments, given) ?? {}) : {},
    methods: literal.map(({ route }) => route.method),
  };
}
