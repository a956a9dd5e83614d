import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { card, Failure, type Answers } from '../../../test/fake-api.js';
import { showInPanel } from '../../../test/show-in-panel.js';
import { currentToast } from '../../ui/toast/toast-store.js';
import { dropAllDrafts } from '../kit/drafts/kept-drafts.js';
import { emptyForm } from '../kit/business-form/form-draft.js';
import { logIn } from '../kit/session/panel-session.js';
import { BusinessEditor } from './business-editor.js';

const managed = (id: string, changes: Partial<ManagedBusiness> = {}): ManagedBusiness => ({
  ...{ id, placeId: id, version: '1', urlSlug: `hof/${id}` },
  form: { ...emptyForm, name: `Maler ${id}` },
  ...changes,
});

const notFound = (reason: object) =>
  new Failure(404, JSON.stringify({ code: 'business-not-found', detail: 'Gone.', reason }));

async function edit(id: string, answers: Answers) {
  const nothing = () => undefined;
  await showInPanel(<BusinessEditor id={id} report={null} onRemoved={nothing} onSuppressed={nothing} />, {
    '/api/admin/session': { csrfToken: 't', expiresAt: null, account: { id: 'owner', role: 'owner' } },
    ...answers,
  });
  await act(() => logIn({ password: 'x' }));
  return userEvent.setup();
}

beforeEach(() => {
  dropAllDrafts();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the editor of a business', () => {
  it('reports an address that never had a business, without offering undo', async () => {
    await edit('a', { '/api/admin/businesses/a': notFound({ name: 'business-not-found', facts: {} }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Bu adreste bir işletme yok');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names a removed business and restores it on request', async () => {
    const user = await edit('a', {
      '/api/admin/businesses/a': notFound({ name: 'business-removed', facts: { name: 'Maler a' } }),
      '/api/admin/businesses/a/restore': managed('a'),
    });
    expect(await screen.findByText('Maler a silindi; geri alınabilir.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('heading', { name: 'Maler a' })).toBeTruthy();
  });

  it('focuses its heading once releasing a field has removed the button', async () => {
    const user = await edit('a', {
      '/api/admin/businesses/a': managed('a', { edited: ['phone'] }),
      '/api/admin/businesses/a/release': managed('a'),
    });
    const release = 'Telefon: içe aktarma yeniden değiştirebilsin';
    (await screen.findByRole('button', { name: release })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Maler a' });
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: release })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maler a' }));
  });

  it('focuses its heading once undoing a merge has removed the notice', async () => {
    const user = await edit('a', {
      '/api/admin/businesses/a': managed('a'),
      '/api/admin/businesses/b': managed('b'),
      '/api/admin/businesses/a/merge': managed('a', { version: '2' }),
      '/api/admin/businesses/b/restore': managed('b'),
      '/api/admin/businesses': { businesses: [card({ id: 'b', name: 'Maler b' })], total: 1 },
    });
    await user.type(await screen.findByRole('searchbox'), 'Maler b');
    await user.click(await screen.findByRole('button', { name: 'Birleştir: Maler b' }));
    await user.click(await screen.findByRole('button', { name: 'Birleştir' }));
    const undo = await screen.findByRole('button', { name: 'Geri al' });
    expect(document.activeElement).toBe(undo);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentToast()?.title).toBe('İşletme geri alındı'));
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Maler a' }));
  });
});
