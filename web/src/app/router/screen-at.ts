import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import { notFound } from '../../pages/not-found/screen.js';
import type { ScreenSet } from '../../platform/render-contract.js';
import type { Screen } from '../../platform/screen.js';
import { panelScreens, siteScreens } from '../screens.js';

interface MatchedScreen {
  readonly screen: Screen;
  readonly params: Params;
}

const routesOf = (screens: readonly Screen[]): RouteObject[] =>
  screens.map((screen) => ({ path: screen.path, handle: screen }));

const routes: Readonly<Record<ScreenSet | 'both', RouteObject[]>> = {
  site: routesOf(siteScreens),
  panel: routesOf(panelScreens),
  both: routesOf([...panelScreens, ...siteScreens]),
};

/**
 * Number of cached matches. The router ranks all routes at every call; matching each page twice took a fifteenth
 * of its rendering time.
 */
const MOST_KEPT = 200;
const kept = new Map<string, RouteMatch | null>();

/** The screen of a path as the router matches it; null if there is none. */
export function matchIn(set: ScreenSet | undefined, pathname: string): RouteMatch | null {
  const of = set ?? 'both';
  const key = `${of} ${pathname}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const match = matchRoutes(routes[of], pathname)?.[0] ?? null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, match);
  return match;
}

export const screenOf = ({ route }: RouteMatch): Screen => route.handle as Screen;

/** The screen of a path; the not-found screen if there is none. */
export function screenAt(set: ScreenSet | undefined, pathname: string): MatchedScreen {
  const match = matchIn(set, pathname);
  return match ? { screen: screenOf(match), params: match.params } : { screen: notFound, params: {} };
}
