import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import type { AppContextValue } from '../../platform/app-context.js';
import { Providers } from '../providers.js';
import { STYLE_KEY } from '../../ui/style-key.js';

type DataRoutes = Parameters<typeof createStaticRouter>[0];

interface Markup {
  readonly html: string;
  /** The panel's rules in use, and the names by which the browser recognises them; empty on pages of the site. */
  readonly css: string;
  readonly styleNames: readonly string[];
}

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
    <CacheProvider value={styles}>
      <Providers queries={queries} app={app}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </CacheProvider>,
  );
  return { html, ...collected(styles) };
}

/** The cache serves one page only, so all its rules are in use. */
function collected({ inserted }: EmotionCache): { css: string; styleNames: string[] } {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { css: rules.map(([, rule]) => rule).join(''), styleNames: rules.map(([name]) => name) };
}
