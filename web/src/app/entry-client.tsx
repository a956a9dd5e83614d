import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTexts } from '../texts/catalogues.js';
import { withSiteName } from '../texts/with-site-name.js';
import '../ui/styles/index.css';
import '../ui/styles/controls.css';
import { leadToRememberedLanguage } from '../platform/remembered-language.js';
import { callRoute } from '../platform/api/fetch-json.js';
import { createQueryClient } from '../platform/api/query-client.js';
import { takingOver } from '../platform/hydration.js';
import { hydrateQueries, STATE_ELEMENT_ID, type PageState } from '../platform/page-state.js';
import { takeEarlyClicks } from './early-clicks.js';
import { lateStyle } from './late-style.js';
import type { Asking } from './intent/ask.js';
import { loadToastCard } from '../ui/toast/toasts.js';
import { Providers } from './providers.js';
import { AppRouter } from './router/app-router.js';
import { loadScreen } from './router/loaded-screens.js';
import { createNavigation } from './router/navigation.js';
import { screenAt } from './router/screen-at.js';
import { whenIdle } from './when-idle.js';

function readState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The page has no element #${STATE_ELEMENT_ID}`);
  return JSON.parse(text) as PageState;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  const state = readState();
  if (leadToRememberedLanguage(state.startLanguage)) return;
  const { language, startLanguage, screens, renderedAt, siteOrigin, site } = state;
  // Start with the screen that the server rendered, so that the first render in the browser produces the same
  // page.
  const { screen } = screenAt(screens, location.pathname);
  const [catalogue, mutations] = await Promise.all([
    loadTexts(language),
    screens === 'site' ? undefined : import('../panel/tabs/mutation-cache.js'),
    loadScreen(screen, language),
    lateStyle(),
  ]);
  const queries = createQueryClient(mutations && new mutations.MutationCache());
  let asking: Asking | undefined;
  const navigation = createNavigation({ language, screens, ask: (url) => asking?.opened(url) ?? null });
  hydrateQueries(queries, state.queries);
  const texts = withSiteName(catalogue, site.name);
  const app = { api: callRoute, texts, language, startLanguage, renderedAt, siteOrigin, site };
  const pressEarlyClicks = takeEarlyClicks();
  const onReady = (): void => {
    pressEarlyClicks();
    whenIdle(async () => void (await loadToastCard()));
    if (screens !== 'panel') {
      whenIdle(async () => {
        const { start: startIntent } = await import('./intent/start.js');
        asking = startIntent({ queries, api: callRoute, language });
      });
    }
  };
  takingOver.begin();
  // In a transition React hydrates in slices; a click or key press in between hydrates the rest at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers queries={queries} app={app} onReady={onReady}>
        <AppRouter navigation={navigation} />
      </Providers>,
    );
  });
}

// The boot script's module runs as soon as it is loaded, possibly before the document has been parsed
// completely.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else {
  void start();
}
