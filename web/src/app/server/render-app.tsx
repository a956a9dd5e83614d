import createCache, { type EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import type { AppContextValue } from '../app-context.js';
import { Providers } from '../providers.js';
import { STYLE_KEY } from '../style-key.js';

type DataRoutes = Parameters<typeof createStaticRouter>[0];

interface Markup {
  /** The app's markup, without any style element or attribute. */
  readonly html: string;
  /** All rules that it uses, and the names by which the browser recognises them. */
  readonly css: string;
  readonly styleNames: readonly string[];
}

/** Renders the app of one page. */
export function renderApp(
  routes: DataRoutes,
  context: StaticHandlerContext,
  queries: QueryClient,
  app: AppContextValue,
): Markup {
  const styles = createCache({ key: STYLE_KEY });
  // Keeps the rules in the cache instead of writing style elements between the markup.
  styles.compat = true;
  const html = renderToString(
    <Providers styles={styles} queries={queries} app={app}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  return { html, ...collected(styles) };
}

/** The cache was made for this one page, so all that it holds is in use. */
function collected({ inserted }: EmotionCache): { css: string; styleNames: string[] } {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { css: rules.map(([, rule]) => rule).join(''), styleNames: rules.map(([name]) => name) };
}
