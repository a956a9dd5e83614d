import type { RouteObject } from 'react-router-dom';
import type { Screen } from '../platform/screen.js';
import type { Language } from '../texts/catalogues.js';
import { loadPageTexts } from '../texts/page-texts.js';
import { RouteFailed } from './route-failed.js';
import { panelScreens, siteScreens } from './screens.js';
import { Shell } from './shell.js';

/**
 * The route table. A fresh one for each router, which writes the loaded components into it. A route's id is its path.
 *
 * @param language Catalogue of the screens' own texts; null for the default one.
 */
export function createRoutes(language: Language | null = null): RouteObject[] {
  const routesOf = (screens: readonly Screen[]): RouteObject[] =>
    screens.map(({ path, texts, load }) => ({
      id: path,
      path,
      lazy: async () => {
        const [page] = await Promise.all([load(), texts && loadPageTexts(texts, language)]);
        return { Component: page.default };
      },
    }));
  return [
    { ErrorBoundary: RouteFailed, children: routesOf(panelScreens) },
    {
      Component: Shell,
      ErrorBoundary: RouteFailed,
      // A screen that cannot be loaded, such as while offline, keeps the frame with its links.
      children: [{ ErrorBoundary: RouteFailed, children: routesOf(siteScreens) }],
    },
  ];
}
