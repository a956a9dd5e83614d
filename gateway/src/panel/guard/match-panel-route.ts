import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import { matchSegments } from '../../http/routes/match-segments.js';

export interface PanelMatch {
  /** Undefined if the path is known, but not with this method. */
  readonly name: string | undefined;
  readonly route: PanelEndpoint | undefined;
  readonly params: Record<string, string>;
  /** Methods that the path accepts. */
  readonly methods: readonly string[];
}

const patterns = Object.entries<PanelEndpoint>(panelEndpoints).map(([name, route]) => ({
  name,
  route,
  segments: route.path.split('/'),
  parameters: route.path.split('{').length - 1,
}));
// Literal segments before parameters, like the router.
patterns.sort((one, other) => one.parameters - other.parameters);

/** The path of an admin route as the router writes it. */
export const routerPathOf = ({ path }: Pick<PanelEndpoint, 'path'>): string =>
  path.replaceAll(/\{(\w+)\}/g, ':$1');

const routerPaths = new Set(Object.values<PanelEndpoint>(panelEndpoints).map(routerPathOf));

/** Whether the router matched a different admin route: it decodes `%61udit` to `audit` and ends a path at `#`. */
export const isRoutedElsewhere = (routed: string | undefined, route: PanelEndpoint | undefined): boolean =>
  routed !== undefined && routerPaths.has(routed) && (!route || routerPathOf(route) !== routed);

/** The admin route of a path whose parameters are percent-encoded; undefined if no route has the path. */
export function matchPanelRoute(method: string, path: string): PanelMatch | undefined {
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
