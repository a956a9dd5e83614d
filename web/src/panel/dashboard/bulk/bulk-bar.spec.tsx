import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../../test/show-in-panel.js';
import { firstList } from '../../kit/business-list/list-state.js';
import { BulkBar } from './bulk-bar.js';

let count: () => void;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});

/** Shows the bar with one of `total` businesses selected. */
const showBar = (total: number, answers: Parameters<typeof showInPanel>[1]) =>
  showInPanel(
    <BulkBar
      selection={{ kind: 'some', ids: new Set(['a']) }}
      list={firstList}
      total={total}
      onAll={() => undefined}
      onStarted={() => undefined}
      onClear={() => undefined}
    />,
    { '/api/admin/real-categories': [], '/api/admin/types': [], '/api/admin/cities': [], ...answers },
  );

it('the preview of a bulk change describes it, and confirming starts it even if another action is selected meanwhile', async () => {
  await showBar(9, {
    '/api/admin/bulk-changes/preview': async () => {
      await new Promise<void>((resolve) => (count = resolve));
      return { total: 1, changed: 1, examples: ['Maler'], digest: 'those' };
    },
    '/api/admin/bulk-changes': {},
  });
  const sent = jest.spyOn(globalThis, 'fetch');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Yeni değer'), 'Bäckerei');
  await user.click(screen.getByRole('button', { name: 'Önizle …' }));
  await user.selectOptions(screen.getByLabelText('İşlem'), 'delete');
  await act(async () => count());
  expect(await screen.findByText(/^Değer ata: Kategori Bäckerei\. /)).toBeTruthy();
  await user.click(screen.getByText('1 işletmeyi değiştir'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(JSON.parse(String(sent.mock.calls[1]?.[1]?.body))).toEqual({
    selection: { ids: ['a'] },
    change: { action: 'set', fields: { category: 'Bäckerei' } },
    expected: 1,
    digest: 'those',
  });
});

it('a bulk change that would change nothing is reported and cannot be started', async () => {
  await showBar(1, {
    '/api/admin/bulk-changes/preview': { total: 1, changed: 0, examples: ['Maler'] },
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Yeni değer'), 'Bäckerei');
  await user.click(screen.getByRole('button', { name: 'Önizle …' }));
  expect(await screen.findByText(/1 işletmeden \(Maler\) hiçbiri değişmeyecek\.$/)).toBeTruthy();
  const start = screen.getByText('0 işletmeyi değiştir');
  expect((start as HTMLButtonElement).disabled).toBe(true);
});
