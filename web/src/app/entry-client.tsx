import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { loadTexts } from '../texts/catalogues.js';
import { withSiteName } from '../texts/with-site-name.js';
import '../ui/styles/index.css';
import '../ui/styles/controls.css';
import { leadToRememberedLanguage } from '../platform/remembered-language.js';
import { callRoute } from '../platform/api/fetch-json.js';
import { createQueryClient } from '../platform/api/query-client.js';
import { takingOver } from '../platform/hydration.js';
import { hydrateQueries, STATE_ELEMENT_ID, type PageState } from '../platform/page-state.js';
import { Providers } from './providers.js';
import { createRoutes } from './routes.js';

/** Loads the screen that the server rendered, so that the first render in the browser is the same. */
async function loadShownScreen(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no element #${STATE_ELEMENT_ID}`);
  return JSON.parse(text) as PageState;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const state = readState();
  if (leadToRememberedLanguage()) return;
  const routes = createRoutes(state.language, state.screens);
  const [catalogue] = await Promise.all([loadTexts(state.language), loadShownScreen(routes)]);
  // Saved page data, even none, means a reload or return: the browser has restored the scroll position; keep it.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const queries = createQueryClient();
  hydrateQueries(queries, state.queries);
  const { language, renderedAt, siteOrigin, siteName } = state;
  const texts = withSiteName(catalogue, siteName);
  const app = { api: callRoute, texts, language, renderedAt, siteOrigin };
  takingOver.begin();
  // In slices: a click or key press meanwhile makes the rest hydrate at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers queries={queries} app={app}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
}

// The boot script's module runs as soon as it is there, which may be before the document has been read to its end.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
  void start();
}
