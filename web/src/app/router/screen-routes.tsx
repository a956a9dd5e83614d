import type { RouteObject } from 'react-router-dom';
import type { ScreenSet } from '../../platform/render-contract.js';
import type { Screen } from '../../platform/screen.js';
import { panelScreens, siteScreens } from '../screens.js';
import { Shell } from '../shell.js';
import { ErrorBoundary } from './error-boundary.js';
import { ShownScreen } from './shown-screen.js';

const routesOf = (screens: readonly Screen[]): RouteObject[] =>
  screens.map((screen) => ({ path: screen.path, element: <ShownScreen screen={screen} /> }));

const panelRoute: RouteObject = { element: <ErrorBoundary />, children: routesOf(panelScreens) };

const siteRoute: RouteObject = {
  element: (
    <ErrorBoundary>
      <Shell />
    </ErrorBoundary>
  ),
  // A screen that fails keeps the frame with its links.
  children: [{ element: <ErrorBoundary />, children: routesOf(siteScreens) }],
};

const routes: Readonly<Record<ScreenSet | 'both', RouteObject[]>> = {
  site: [siteRoute],
  panel: [panelRoute],
  both: [panelRoute, siteRoute],
};

/** Those of one side only: a document that has run the operator's snippets never becomes the panel. */
export const routesOfSet = (set: ScreenSet | undefined): RouteObject[] => routes[set ?? 'both'];
