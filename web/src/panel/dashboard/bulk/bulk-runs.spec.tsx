import type { BulkRun } from '@gewerk/contracts/bus';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { logIn } from '../../kit/session/panel-session.js';
import { BulkRuns } from './bulk-runs.js';

const run = (id: string): BulkRun => ({
  ...{ id, action: 'delete', fields: [], state: 'completed', total: 3, processed: 3, changed: 3 },
  ...{ unchanged: 0, refused: 0, undo: null, failure: null, finishedAt: '2026-11-20T10:00:00.000Z' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', undoUntil: '2026-12-20T10:00:00.000Z' },
});

it('older bulk changes can be loaded and undone', async () => {
  const newest = ['a', 'b', 'c', 'd', 'e'].map(run);
  await showInPanel(<BulkRuns />, {
    '/api/admin/bulk-changes': ({ before }: Record<string, string>) =>
      before ? { runs: [run('f')], next: null } : { runs: newest, next: '2026-11-20T10:00:00.000Z' },
    '/api/admin/bulk-changes/f/undo': run('f'),
    '/api/admin/session': {
      ...{ csrfToken: 'c', expiresAt: '2099-01-01T00:00:00.000Z', draftKey: '' },
      account: { id: 'owner', name: '', role: 'owner', email: null },
    },
  });
  await act(() => logIn({ password: 'x' }));
  const sent = jest.spyOn(globalThis, 'fetch');
  const user = userEvent.setup();
  const undo = () => screen.getAllByRole('button', { name: 'Tümünü geri al' });
  await waitFor(() => expect(undo()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: 'Daha eski toplu işlemler' }));
  await waitFor(() => expect(undo()).toHaveLength(6));
  await user.click(undo()[5] as HTMLElement);
  await waitFor(() =>
    expect(sent.mock.calls.some(([address]) => String(address).includes('/bulk-changes/f/undo'))).toBe(true),
  );
});

it('businesses that an undo did not restore are named, with a link to each that still exists', async () => {
  const undone: BulkRun = { ...run('a'), state: 'undone', undo: { processed: 3, restored: 1, kept: 2 } };
  await showInPanel(<BulkRuns />, {
    '/api/admin/bulk-changes': { runs: [undone, run('b')], next: null },
    '/api/admin/bulk-changes/a/kept': {
      businesses: [
        { id: '1', name: 'Maler Hof', city: 'Hof', isDeleted: false },
        { id: '2', name: 'Maler Ulm', city: 'Ulm', isDeleted: true },
      ],
      next: null,
    },
  });
  const kept = await screen.findByText('Bırakılan işletmeler');
  await userEvent.click(kept);
  const link = await screen.findByRole('link', { name: 'Maler Hof, Hof' });
  expect(link.getAttribute('href')).toBe('/admin?tab=businesses&business=1');
  expect(screen.getByText('Maler Ulm, Ulm: silinmiş')).not.toBeNull();
});
