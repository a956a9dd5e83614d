import { QueryClientProvider } from '@tanstack/react-query';
import type { ValidationRun } from '@gewerk/contracts/bus';
import { render, screen } from '@testing-library/react';
import { installFakeApi } from '../../../test/fake-api.js';
import { createQueryClient } from '../../platform/api/query-client.js';
import { callRoute } from '../../platform/api/fetch-json.js';
import { AppContext } from '../../platform/app-context.js';
import { defaultTexts } from '../../texts/default/index.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { ValidationRuns } from './validation-runs.js';

const run = (id: string, processed: number): ValidationRun => ({
  ...{ id, processed, state: 'completed', total: 9_000, valid: 0, invalid: 0, grades: {} },
  ...{ createdAt: '2026-11-23T12:05:00.000Z', finishedAt: null, reportFile: null, failure: null },
});

/** Shows the list with a mocked network and waits until it has loaded. */
async function show(running: string | null, runs: readonly ValidationRun[]): Promise<void> {
  installFakeApi({ '/api/admin/validation-runs': { runs } });
  await loadPageTexts('admin', null);
  const queries = createQueryClient();
  const app = { api: callRoute, texts: defaultTexts, language: null, renderedAt: Date.now() };
  render(
    <QueryClientProvider client={queries}>
      <AppContext value={app}>
        <ValidationRuns newest="x" running={running} />
      </AppContext>
    </QueryClientProvider>,
  );
}

describe('the earlier website checks', () => {
  it('exclude the running one', async () => {
    await show('b', [run('b', 17), run('a', 1_234)]);
    expect(await screen.findByText('1.234')).toBeTruthy();
    expect(screen.queryByText('17')).toBeNull();
  });

  it('are all listed once none is running', async () => {
    await show(null, [run('b', 17), run('a', 1_234)]);
    expect(await screen.findByText('1.234')).toBeTruthy();
    expect(screen.getByText('17')).toBeTruthy();
  });
});
