import { useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { Screens } from './screens.js';
import type { Navigation } from './navigation.js';
import { ShownContext } from './shown.js';
import { showNext } from './show-next.js';

/** The app in the browser. */
export function AppRouter({ navigation }: { readonly navigation: Navigation }) {
  const [shown, setShown] = useState(navigation.shown);
  useLayoutEffect(
    () => navigation.follow((next, before) => showNext(next, before, () => setShown(navigation.shown()))),
    [navigation],
  );
  return (
    <Router location={shown.location} navigator={navigation.navigator}>
      <ShownContext value={shown}>
        <Screens of={navigation.screens} />
      </ShownContext>
    </Router>
  );
}
