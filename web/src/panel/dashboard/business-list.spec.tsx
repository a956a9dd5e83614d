import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPanel } from '../../../test/show-in-panel.js';
import { texts as english } from '../../texts/en/index.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { logIn } from '../kit/session/panel-session.js';
import { BusinessList } from './business-list.js';

const business = {
  ...{ id: 'a', name: 'Maler Eins', city: 'Hof', category: 'Maler & Lackierer', url_slug: 'hof/maler-eins' },
  ...{ removed_at: null, click_count: 0, review_count: 0, rating: 4.5 },
};

async function showList(texts?: Texts) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  await showInPanel(
    <BusinessList below={() => null} />,
    {
      '/api/admin/session': {
        ...{ csrfToken: 'c', expiresAt: '2099-01-01T00:00:00.000Z', draftKey: '' },
        account: { id: 'owner', name: '', role: 'owner', email: null },
      },
      '/api/admin/businesses': { businesses: [business], total: 1, page: 1, totalPages: 1 },
      '/api/admin/bulk-changes/preview': { total: 1, changed: 1, examples: ['Maler Eins'], digest: 'd' },
      '/api/admin/bulk-changes': { runs: [], next: null },
      '/api/admin/real-categories': [],
      '/api/admin/types': [],
      '/api/admin/cities': [],
    },
    texts,
  );
  await act(() => logIn({ password: 'x' }));
  const user = userEvent.setup();
  const [row] = (await screen.findAllByRole('checkbox', { name: /Maler Eins/ })) as HTMLElement[];
  await user.click(row as HTMLElement);
  return user;
}

describe('the focus', () => {
  it('moves to the progress of a bulk change that is started', async () => {
    const user = await showList();
    await user.selectOptions(screen.getByLabelText('İşlem'), 'delete');
    await user.click(screen.getByRole('button', { name: 'Önizle …' }));
    await user.click(await screen.findByRole('button', { name: /^1 işletmeyi/ }));
    await waitFor(() => expect(screen.queryByLabelText('İşlem')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Son toplu işlemler' }));
  });

  it('moves to the list when a selection is cleared', async () => {
    const user = await showList();
    await user.click(screen.getByRole('button', { name: 'Seçimi kaldır' }));
    expect(screen.queryByLabelText('İşlem')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'İşletme Listesi' }));
  });
});

it.each([
  ['Painter', english],
  ['Maler & Lackierer', undefined],
])('a category is shown as %s in the language of the panel', async (name, texts) => {
  await showList(texts);
  expect(document.querySelector('.panel-tag')?.textContent).toBe(name);
});
