import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../test/fake-api.js';
import { showInPanel } from '../../../test/show-in-panel.js';
import { currentToast } from '../../ui/toast/toast-store.js';
import { dropAllDrafts } from '../kit/drafts/kept-drafts.js';
import { emptyForm } from '../kit/business-form/form-draft.js';
import { BusinessForm } from './business-form.js';

type Loaded = NonNullable<Parameters<typeof BusinessForm>[0]['loaded']>;
const business = {
  ...{ id: 'b', placeId: 'p', version: '1', urlSlug: 'hof/maler', source: { kind: 'panel' }, edited: [] },
  form: { ...emptyForm, name: 'Maler' },
} as unknown as Loaded;

describe('a business that was changed meanwhile', () => {
  beforeEach(() => {
    dropAllDrafts();
    Element.prototype.checkVisibility = () => true;
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });

  it('is reported only by the dialog that shows both values', async () => {
    const theirs = { ...business, version: '2', form: { ...business.form, name: 'Malerei' } };
    let calls = 0;
    await showInPanel(
      <BusinessForm loaded={business} onSaved={() => undefined} onChanged={() => undefined} />,
      { '/api/admin/businesses/b': () => ((calls += 1) === 1 ? new Failure(409, '{}') : theirs) },
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('İsim'), ' Eins');
    await user.keyboard('{Control>}s{/Control}');
    expect((await screen.findByRole('dialog')).textContent).toContain('Malerei');
    expect(currentToast()).toBeNull();
  });
});

it('discarding changes moves the focus to the save button and is announced', async () => {
  dropAllDrafts();
  await showInPanel(
    <BusinessForm loaded={business} onSaved={() => undefined} onChanged={() => undefined} />,
    {},
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('İsim'), ' Eins');
  screen.getByRole('button', { name: 'Değişiklikleri geri al' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('İsim').value).toBe('Maler');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kaydet' }));
  expect(currentToast()?.title).toBe('Değişiklikler geri alındı.');
});
