import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { ScreenSet } from '../../platform/render-contract.js';
import { RouteFailed } from '../route-failed.js';
import type { Navigation } from './navigation.js';
import { routesOfSet } from './screen-routes.js';
import { ShownContext } from './shown.js';

/** The app in the browser. */
export function AppRouter({ navigation }: { readonly navigation: Navigation }) {
  const [shown, setShown] = useState(navigation.shown);
  useLayoutEffect(() => navigation.follow((next) => startTransition(() => setShown(next))), [navigation]);
  return (
    <Router location={shown.location} navigator={navigation.navigator}>
      <ShownContext value={shown}>
        <Screens of={navigation.screens} />
      </ShownContext>
    </Router>
  );
}

export function Screens({ of }: { readonly of: ScreenSet | undefined }) {
  const routes = useMemo(() => routesOfSet(of), [of]);
  return useRoutes(routes) ?? <RouteFailed error={new Error('There is no such page')} />;
}
