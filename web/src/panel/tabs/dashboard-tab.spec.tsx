import { act, screen } from '@testing-library/react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { logIn } from '../kit/session/panel-session.js';
import DashboardTab from './dashboard-tab.js';

it('the dashboard keeps its other parts if one of them fails', async () => {
  await showInPanel(<DashboardTab />, {
    '/api/admin/session': {
      ...{ csrfToken: 'c', expiresAt: '2099-01-01T00:00:00.000Z', draftKey: '' },
      account: { id: 'owner', name: '', role: 'owner', email: null },
    },
    // A response that no server of this version sends.
    '/api/admin/import-runs': { runs: [{ id: 'r', state: 'failed', failure: 0 }] },
  });
  await act(() => logIn({ password: 'x' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'İşletme Listesi' })).toBeTruthy();
});
