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

/** The screen of a path as the router matches it; null where there is none. */
export const matchIn = (set: ScreenSet | undefined, pathname: string): RouteMatch | null =>
  matchRoutes(routes[set ?? 'both'], pathname)?.[0] ?? null;

export const screenOf = ({ route }: RouteMatch): Screen => route.handle as Screen;

/** The screen of a path; that of an unknown page where there is none. */
export function screenAt(set: ScreenSet | undefined, pathname: string): MatchedScreen {
  const match = matchIn(set, pathname);
  return match ? { screen: screenOf(match), params: match.params } : { screen: notFound, params: {} };
}
