import { useMemo } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import type { ScreenSet } from '../../platform/render-contract.js';
import { RouteFailed } from '../route-failed.js';
import { panelScreens } from '../screens.js';
import { Shell } from '../shell.js';
import { ErrorBoundary } from './error-boundary.js';
import { matchIn, screenOf } from './screen-at.js';
import { ShownScreen } from './shown-screen.js';
import { useShown } from './shown.js';

/**
 * The screen of the shown location, in the frame of the site or of the panel. `of` is the only one of the two that the
 * document may show: a document that has run the operator's snippets must never show the panel.
 */
export function Screens({ of }: { readonly of: ScreenSet | undefined }) {
  const { pathname } = useShown().location;
  const match = useMemo(() => matchIn(of, pathname), [of, pathname]);
  // What `useRoutes` would provide, but without its error screens and loaders, which no page uses.
  const route = useMemo(() => ({ outlet: null, matches: match ? [match] : [], isDataRoute: false }), [match]);
  if (!match) return <RouteFailed error={new Error('There is no such page')} />;
  const screen = screenOf(match);
  const page = (
    <ErrorBoundary>
      <ShownScreen screen={screen} />
    </ErrorBoundary>
  );
  return (
    <RouteContext value={route}>
      {panelScreens.includes(screen) ? (
        page
      ) : (
        <ErrorBoundary>
          <Shell>{page}</Shell>
        </ErrorBoundary>
      )}
    </RouteContext>
  );
}
