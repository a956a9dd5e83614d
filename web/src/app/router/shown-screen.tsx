import { createElement } from 'react';
import type { Screen } from '../../platform/screen.js';
import { RouteFailed } from '../route-failed.js';
import { loadedScreen } from './loaded-screens.js';
import { useShown } from './shown.js';

/** A screen's page; nothing while it loads, and an error if it could not be loaded. */
export function ShownScreen({ screen }: { readonly screen: Screen }) {
  const { failure } = useShown();
  if (failure) return <RouteFailed error={failure.error} />;
  const Page = loadedScreen(screen);
  return Page ? createElement(Page) : null;
}
