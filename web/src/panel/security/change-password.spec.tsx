import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../test/fake-api.js';
import { showInPanel } from '../../../test/show-in-panel.js';
import { currentToast } from '../../ui/toast/toast-store.js';
import { ChangePassword } from './change-password.js';

describe('a refused change of the password', () => {
  it.each([
    ['oldPassword', 'Mevcut şifre yanlış.'],
    ['newPassword', 'Bu şifre en sık kullanılanlardan; başka bir şifre seçin.'],
  ])('reports what is wrong with %s', async (field, said) => {
    const problem = { code: 'invalid-input', detail: '', errors: [{ field, message: 'is refused' }] };
    await showInPanel(<ChangePassword />, {
      '/api/admin/password': new Failure(400, JSON.stringify(problem)),
    });
    const user = userEvent.setup();
    for (const input of document.querySelectorAll('input')) await user.type(input, 'password1');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(currentToast()?.description).toBe(said));
  });
});
