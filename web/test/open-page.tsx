import type { QueryClient } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import { callRoute } from '../src/platform/api/fetch-json.js';
import { createQueryClient } from '../src/platform/api/query-client.js';
import { Providers } from '../src/app/providers.js';
import { AppRouter } from '../src/app/router/app-router.js';
import { createNavigation } from '../src/app/router/navigation.js';
import { defaultTexts } from '../src/texts/default/index.js';
import { installFakeApi, type Answers, type Call } from './fake-api.js';

/** Long enough for the first page that a file opens, which must wait until its modules are compiled. */
configure({ asyncUtilTimeout: 8_000 });

export interface OpenPage extends RenderResult {
  readonly calls: Call[];
  readonly queries: QueryClient;
}

/**
 * Opens the real app at a path with a mocked network, as a browser does when the server has not rendered the page.
 */
export function openPage(path: string, answers: Answers = {}, options: { retry?: boolean } = {}): OpenPage {
  const calls = installFakeApi(answers);
  window.history.pushState(null, '', path);
  const queries = createQueryClient();
  // Shorten the waits before the two retries, which the tests of the query client cover.
  if (!options.retry) {
    const defaults = queries.getDefaultOptions();
    queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } });
  }
  const app = { api: callRoute, texts: defaultTexts, language: null, renderedAt: Date.now() };
  const page = render(
    <Providers queries={queries} app={app}>
      <AppRouter navigation={createNavigation({ language: null })} />
    </Providers>,
  );
  return { ...page, calls, queries };
}
