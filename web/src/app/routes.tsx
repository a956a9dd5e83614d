import type { RouteObject } from 'react-router-dom';
import type { ScreenSet } from '../platform/render-contract.js';
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
 * @param screens Those of one side only: a document that has run the operator's snippets never becomes the panel.
 */
export function createRoutes(language: Language | null = null, screens?: ScreenSet): RouteObject[] {
  const routesOf = (screens: readonly Screen[]): RouteObject[] =>
    screens.map(({ path, texts, load }) => ({
      id: path,
      path,
      lazy: async () => {
        const [page] = await Promise.all([load(), texts && loadPageTexts(texts, language)]);
        return { Component: page.default };
      },
    }));
  const panel = { ErrorBoundary: RouteFailed, children: routesOf(panelScreens) };
  const site = {
    Component: Shell,
    ErrorBoundary: RouteFailed,
    // A screen that cannot be loaded, such as while offline, keeps the frame with its links.
    children: [{ ErrorBoundary: RouteFailed, children: routesOf(siteScreens) }],
  };
  return [...(screens === 'site' ? [] : [panel]), ...(screens === 'panel' ? [] : [site])];
}
