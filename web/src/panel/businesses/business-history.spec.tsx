import { act, screen } from '@testing-library/react';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { showInPanel } from '../../../test/show-in-panel.js';
import { emptyForm } from '../kit/business-form/form-draft.js';
import { logIn } from '../kit/session/panel-session.js';
import { BusinessHistory } from './business-history.js';

const business = {
  ...{ id: 'b', placeId: 'p', version: '1', urlSlug: 'hof/maler', source: { kind: 'panel' }, edited: [] },
  form: { ...emptyForm, name: 'Maler' },
} as unknown as ManagedBusiness;

const change = {
  ...{ at: '2026-11-27T07:35:00.000Z', kind: 'edited', origin: 'panel', account: null, run: null },
  ...{ other: null, cut: [] },
  before: { priceLevel: null, phone: '0921 1', description: 'Alt.\nZweite Zeile.' },
  after: { priceLevel: 2, phone: '0921 2', description: 'Neu.' },
};

async function history() {
  await showInPanel(<BusinessHistory business={business} isChanged={false} onRestored={() => undefined} />, {
    '/api/admin/session': { csrfToken: 't', expiresAt: null, account: { id: 'owner', role: 'owner' } },
    '/api/admin/businesses/b/history': { changes: [change] },
  });
  await act(() => logIn({ password: 'x' }));
  const fold = document.querySelector('details');
  if (fold) fold.open = true;
  fold?.dispatchEvent(new Event('toggle'));
  await screen.findByText('0921 2');
  return (text: string) => screen.getByText(text, { normalizer: (value) => value });
}

describe('the history of a business', () => {
  it('strikes through former values, but not the dash of an empty one', async () => {
    const shown = await history();
    expect(shown('0921 1').tagName).toBe('DEL');
    expect(screen.getByText('–').tagName).not.toBe('DEL');
  });

  it('marks values of several lines as long, but not short ones', async () => {
    const shown = await history();
    expect(shown('Alt.\nZweite Zeile.').parentElement?.className).toBe('is-long');
    expect(shown('0921 1').parentElement?.className).toBe('');
  });
});
