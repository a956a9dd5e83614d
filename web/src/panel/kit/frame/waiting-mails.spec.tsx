import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { installFakeApi } from '../../../../test/fake-api.js';
import { callRoute } from '../../../platform/api/fetch-json.js';
import { createQueryClient } from '../../../platform/api/query-client.js';
import { AppContext } from '../../../platform/app-context.js';
import { defaultTexts } from '../../../texts/default/index.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { WaitingMails } from './waiting-mails.js';

const since = '2026-11-23T12:05:00.000Z';
const app = { api: callRoute, texts: defaultTexts, language: null, renderedAt: Date.now() };

/** Shows the component with a mocked network. */
async function show(answer: { waiting: number; since: string | null; hasServer: boolean }) {
  const calls = installFakeApi({ '/api/admin/mails/waiting': answer });
  await loadPageTexts('admin', null);
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <AppContext value={app}>
        <WaitingMails />
      </AppContext>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/mails/waiting'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

describe('the notice about waiting mails', () => {
  it('shows since when mails are not sent and how many are waiting, with a link to them', async () => {
    await show({ waiting: 1_234, since, hasServer: true });
    const notice = screen.getByText(/tarihinden beri gitmiyor; 1\.234 e-posta bekliyor\./);
    expect(notice.textContent).toContain('23 Kas 2026');
    expect(notice.querySelector('a')?.getAttribute('href')).toBe('/admin?tab=inbox');
  });

  it('reports that no mail server is configured', async () => {
    await show({ waiting: 2, since, hasServer: false });
    screen.getByText(/E-posta sunucusu ayarlanmamış \(SMTP_URL\); 2 e-posta bekliyor\./);
  });

  it('is empty while mails are sent', async () => {
    await show({ waiting: 0, since: null, hasServer: true });
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
