import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router-dom';
import type { AppContextValue } from '../../platform/app-context.js';
import type { ScreenSet } from '../../platform/render-contract.js';
import { Providers } from '../providers.js';
import { Screens } from '../router/screens.js';
import { atRest, ShownContext } from '../router/shown.js';
import { STYLE_KEY } from '../../ui/theme/style-key.js';

export interface Markup {
  readonly html: string;
  /**
   * The panel's CSS rules in use, and the names by which Emotion recognises them in the browser; empty on pages of
   * the site.
   */
  readonly css: string;
  readonly styleNames: readonly string[];
}

export function renderApp(
  { pathname, search }: URL,
  screens: ScreenSet | undefined,
  queries: QueryClient,
  app: AppContextValue,
): Markup {
  const styles = createCache({ key: STYLE_KEY });
  // Keeps the rules in the cache instead of writing style elements into the markup.
  styles.compat = true;
  const html = renderToString(
    <CacheProvider value={styles}>
      <Providers queries={queries} app={app}>
        <StaticRouter location={{ pathname, search }}>
          <ShownScreens of={screens} />
        </StaticRouter>
      </Providers>
    </CacheProvider>,
  );
  return { html, ...collected(styles) };
}

function ShownScreens({ of }: { readonly of: ScreenSet | undefined }) {
  return (
    <ShownContext value={atRest(useLocation())}>
      <Screens of={of} />
    </ShownContext>
  );
}

/** The cache serves one page only, so all its rules are in use. */
function collected({ inserted }: EmotionCache): { css: string; styleNames: string[] } {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { css: rules.map(([, rule]) => rule).join(''), styleNames: rules.map(([name]) => name) };
}
