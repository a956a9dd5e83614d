import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { showInPanel } from '../../../test/show-in-panel.js';
import { currentToast } from '../../ui/toast/toast-store.js';
import { dropAllDrafts } from '../kit/drafts/kept-drafts.js';
import { emptyForm } from '../kit/business-form/form-draft.js';
import { logIn } from '../kit/session/panel-session.js';
import { BusinessForm } from './business-form.js';

const stored: ManagedBusiness = {
  ...{ id: 'b', placeId: 'p', version: '1', urlSlug: 'hof/maler' },
  form: { ...emptyForm, name: 'Maler' },
  unreadHours: '{"Monday":"mostly"}',
};

async function form(onDropped: (business: ManagedBusiness) => void = () => undefined) {
  const { unreadHours: _, ...dropped } = stored;
  await showInPanel(
    <BusinessForm
      loaded={stored}
      onSaved={() => undefined}
      onChanged={() => undefined}
      onDropped={onDropped}
    />,
    {
      '/api/admin/session': { csrfToken: 't', expiresAt: null, account: { id: 'a', role: 'editor' } },
      '/api/admin/businesses/b/unread-hours/drop': dropped,
    },
  );
  return dropped;
}

beforeEach(dropAllDrafts);

describe('hours of the source that could not be read', () => {
  it('are read-only without the right to edit', async () => {
    await form();
    expect(screen.getByText('Monday: mostly')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bu metinden vazgeç' })).toBeNull();
  });

  it('are shown until they are dropped, which keeps unsaved input and moves the focus to the hours', async () => {
    const onDropped = jest.fn();
    const dropped = await form(onDropped);
    await act(() => logIn({ password: 'x' }));
    expect(screen.getByText('Monday: mostly')).toBeTruthy();
    const user = userEvent.setup();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'İsim' });
    await user.type(name, ' Neu');
    await user.click(screen.getByRole('button', { name: 'Bu metinden vazgeç' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Okunamayan metin kaldırıldı'));
    expect(screen.queryByText('Monday: mostly')).toBeNull();
    expect(onDropped).toHaveBeenCalledWith(dropped);
    expect(name.value).toBe('Maler Neu');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Çalışma saatleri biliniyor' }));
  });
});
