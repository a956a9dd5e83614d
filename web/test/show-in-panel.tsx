import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PanelStyle } from '../src/panel/kit/frame/panel-style.js';
import { callRoute } from '../src/platform/api/fetch-json.js';
import { createQueryClient } from '../src/platform/api/query-client.js';
import { AppContext } from '../src/platform/app-context.js';
import type { Texts } from '../src/texts/catalogue-types.js';
import { defaultTexts } from '../src/texts/default/index.js';
import { loadPageTexts } from '../src/texts/page-texts.js';
import { type Answers, installFakeApi } from './fake-api.js';

/**
 * Shows a part of the panel with a mocked network, in the panel's default language. The texts that the panel
 * shares with the site may be in another language. Failed calls are not retried.
 */
export async function showInPanel(
  part: ReactNode,
  answers: Answers,
  texts: Texts = defaultTexts,
): Promise<QueryClient> {
  installFakeApi(answers);
  await loadPageTexts('admin', null);
  const queries = createQueryClient();
  const { mutations } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { retry: false }, mutations: { ...mutations, retry: false } });
  const app = { api: callRoute, texts, language: null, renderedAt: Date.now() };
  render(
    <QueryClientProvider client={queries}>
      <AppContext value={app}>
        <MemoryRouter>
          <PanelStyle>{part}</PanelStyle>
        </MemoryRouter>
      </AppContext>
    </QueryClientProvider>,
  );
  return queries;
}
