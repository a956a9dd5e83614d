import { useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { WholePage } from '../../platform/rest-of-page.js';
import { Screens } from './screens.js';
import type { Navigation } from './navigation.js';
import { ShownContext } from './shown.js';
import { showNext } from './show-next.js';

/** The app in the browser. */
export function AppRouter({ navigation }: { readonly navigation: Navigation }) {
  const [{ shown, isWhole }, setState] = useState({ shown: navigation.shown(), isWhole: true });
  useLayoutEffect(
    () =>
      navigation.follow((next, before) =>
        showNext(next, before, (whole) => setState({ shown: navigation.shown(), isWhole: whole })),
      ),
    [navigation],
  );
  return (
    <Router location={shown.location} navigator={navigation.navigator}>
      <ShownContext value={shown}>
        <WholePage value={isWhole}>
          <Screens of={navigation.screens} />
        </WholePage>
      </ShownContext>
    </Router>
  );
}
