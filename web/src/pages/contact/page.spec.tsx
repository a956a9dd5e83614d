import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Failure, type Answers } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { contactDraft } from './contact-draft.js';

const token = { token: 't', earliest: new Date(0).toISOString(), expires: new Date(0).toISOString() };
const entries = { Name: 'Ida', 'E-Mail': 'ida@ida.example', Betreff: 'Frage', Nachricht: 'Wo?' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sendButton = () => screen.getByRole('button', { name: 'Nachricht senden' });

async function open(answers: Answers = {}) {
  const page = openPage('/contact', { '/api/form-token': token, '/api/contact': { id: '1' }, ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
  return page;
}

function fillIn(changes: Partial<typeof entries> = {}) {
  for (const [label, value] of Object.entries({ ...entries, ...changes })) {
    fireEvent.change(field(label), { target: { value } });
  }
  fireEvent.change(field('Kategorie'), { target: { value: 'support' } });
}

describe('contact page', () => {
  beforeEach(() => act(() => contactDraft.clear()));

  it('PUB-CONTACT-01 PUB-CONTACT-02 PUB-CONTACT-03 has five required fields, an email field among them, and five categories', async () => {
    await open();
    for (const label of [...Object.keys(entries), 'Kategorie']) {
      expect(field(label).getAttribute('aria-required')).toBe('true');
    }
    expect(field('E-Mail').type).toBe('email');
    const values = [...field('Kategorie').querySelectorAll('option')].map(({ value }) => value);
    expect(values).toEqual(['', 'general', 'business', 'support', 'partnership', 'feedback']);
  });

  it('PUB-CONTACT-01 reports missing and invalid input and sends nothing', async () => {
    const { calls } = await open();
    fillIn({ Betreff: ' ', 'E-Mail': 'ida@' });
    fireEvent.click(sendButton());
    expect(await screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy();
    expect(screen.getByText(/Bitte geben Sie eine E-Mail-Adresse an/)).toBeTruthy();
    expect(document.activeElement).toBe(field('E-Mail'));
    expect(calls.filter(({ path }) => path === '/api/contact')).toEqual([]);
  });

  it('PUB-CONTACT-04 PUB-CONTACT-08 shows the email address, four answers, support hours and the link to a free listing', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'kontakt@gewerk.example' }).getAttribute('href')).toBe(
      'mailto:kontakt@gewerk.example',
    );
    expect(document.querySelectorAll('.faq details')).toHaveLength(4);
    expect(screen.getByText('Support hours: Mon-Fri 9-18')).toBeTruthy();
    const offer = screen.getByRole('link', { name: 'Unternehmen kostenlos eintragen' });
    expect(offer.getAttribute('href')).toBe('/add-business');
  });

  it('PUB-CONTACT-07 shows a toast once the message is stored, and empties the form', async () => {
    let store: (answer: object) => void = () => undefined;
    await open({ '/api/contact': () => new Promise((resolve) => (store = resolve)) });
    fillIn();
    fireEvent.click(sendButton());
    expect(await screen.findByRole('button', { name: 'Wird gesendet...' })).toBeTruthy();
    expect(screen.queryByText('Nachricht gesendet!')).toBeNull();
    await waitFor(() => act(() => store({ id: '1' })));
    const toast = await screen.findByTestId('toast');
    expect(within(toast).getByText('Nachricht gesendet!')).toBeTruthy();
    expect(toast.textContent).toContain('innerhalb von 24 Stunden');
    expect(field('Nachricht').value).toBe('');
  });

  it('keeps the input when sending fails, and shows which field was refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const problem = JSON.stringify({ errors: [{ field: 'email', message: 'must be lasting' }] });
    await open({ '/api/contact': new Failure(400, problem, 'Bad Request') });
    fillIn();
    fireEvent.click(sendButton());
    expect(await screen.findByText(/Bitte geben Sie eine dauerhafte E-Mail-Adresse an/)).toBeTruthy();
    expect(field('Nachricht').value).toBe('Wo?');
  });

  it('keeps the draft on the device across a reload', async () => {
    const page = await open();
    fillIn();
    expect(localStorage.getItem('gewerk.draft.contact')).toContain('ida@ida.example');
    page.unmount();
    await open();
    expect(field('Betreff').value).toBe('Frage');
  });
});
