import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { card, type Answers } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { businessDraft } from './business-draft.js';

const token = { token: 't', earliest: new Date(0).toISOString(), expires: new Date(0).toISOString() };
const basics = { 'Name des Unternehmens': 'Huber Kfz', Kategorie: 'kfz-werkstatt', Beschreibung: 'Alles' };
const contact = {
  'Straße und Hausnummer': 'Hauptstraße 1',
  Postleitzahl: '95444',
  Stadt: 'Bayreuth',
  Telefon: '0921 123456',
  'E-Mail': 'huber@huber.example',
};
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const step = () => document.querySelector('.wizard-state')?.textContent;

async function open(answers: Answers = {}) {
  const nothing = { businesses: [], total: 0, notice: null };
  const page = openPage('/add-business', {
    '/api/form-token': token,
    '/api/submissions': { id: '1' },
    '/api/businesses/search': nothing,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'Unternehmen eintragen' });
  return page;
}

const fillIn = (entries: Record<string, string>) => {
  for (const [label, value] of Object.entries(entries)) fireEvent.change(field(label), { target: { value } });
};

function goTo(last: number) {
  fillIn(basics);
  if (last > 1) fireEvent.click(button('Weiter'));
  if (last <= 2) return;
  fillIn(contact);
  fireEvent.click(button('Weiter'));
}

describe('add-business page', () => {
  beforeEach(() => act(() => businessDraft.clear()));

  it('PUB-ADD-01 PUB-ADD-12 PUB-ADD-13 leads through three steps and back, with step and percentage', async () => {
    await open();
    expect(step()).toBe('Schritt 1 von 3 33%');
    expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull();
    goTo(2);
    expect(step()).toBe('Schritt 2 von 3 67%');
    expect(document.activeElement?.textContent).toBe('Kontaktdaten');
    fillIn(contact);
    fireEvent.click(button('Weiter'));
    expect(step()).toBe('Schritt 3 von 3 100%');
    expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
    fireEvent.click(button('Zurück'));
    await waitFor(() => expect(step()).toBe('Schritt 2 von 3 67%'));
    fireEvent.click(button('Zurück'));
    await waitFor(() => expect(step()).toBe('Schritt 1 von 3 33%'));
    expect(field('Beschreibung').value).toBe('Alles');
  });

  it('PUB-ADD-02 PUB-ADD-03 PUB-ADD-04 asks for name, one of ten categories, and description', async () => {
    await open();
    const options = [...field('Kategorie').querySelectorAll('option')].slice(1);
    expect(options.map(({ value }) => value)).toEqual([
      'kfz-werkstatt',
      'handwerker',
      'dienstleister',
      'handel',
      'gastronomie',
      'gesundheit',
      'bildung',
      'immobilien',
      'transport',
      'sonstiges',
    ]);
    expect(options[0]?.textContent).toBe('KFZ-Werkstatt');
    expect(options[8]?.textContent).toBe('Transport & Logistik');
    expect(field('Name des Unternehmens')).toBeTruthy();
    expect(field('Beschreibung')).toBeTruthy();
  });

  it.each(Object.keys(basics))('PUB-ADD-05 does not continue without %s', async (missing) => {
    await open();
    expect(button('Weiter').disabled).toBe(true);
    fillIn(basics);
    expect(button('Weiter').disabled).toBe(false);
    fillIn({ [missing]: missing === 'Kategorie' ? '' : '  ' });
    expect(button('Weiter').disabled).toBe(true);
  });

  it.each(Object.keys(contact))('PUB-ADD-06 PUB-ADD-07 does not continue without %s', async (missing) => {
    await open();
    goTo(2);
    expect(button('Weiter').disabled).toBe(true);
    fillIn(contact);
    expect(button('Weiter').disabled).toBe(false);
    fillIn({ [missing]: '' });
    expect(button('Weiter').disabled).toBe(true);
  });

  it('PUB-ADD-06 PUB-ADD-08 has an optional website and an email field, and rejects invalid values of both', async () => {
    await open();
    goTo(2);
    expect(field('E-Mail').type).toBe('email');
    expect(field(/Website/).getAttribute('aria-required')).toBeNull();
    fillIn({ ...contact, 'E-Mail': 'huber@' });
    fireEvent.change(field(/Website/), { target: { value: 'keine' } });
    fireEvent.click(button('Weiter'));
    expect(screen.getByText(/Bitte geben Sie eine E-Mail-Adresse an/)).toBeTruthy();
    expect(screen.getByText(/Bitte geben Sie eine Internetadresse an/)).toBeTruthy();
    expect(step()).toContain('Schritt 2');
  });

  it('PUB-ADD-09 warns about an unusual postal code or phone number but accepts it', async () => {
    await open();
    goTo(2);
    fillIn({ ...contact, Postleitzahl: 'SW1A', Telefon: '12' });
    expect(screen.getByText(/haben fünf Ziffern/)).toBeTruthy();
    expect(screen.getByText(/keine|nicht wie eine vollständige Telefonnummer/)).toBeTruthy();
    fireEvent.click(button('Weiter'));
    expect(step()).toContain('Schritt 3');
  });

  it('PUB-ADD-10 PUB-ADD-11 has an optional hours field with a hint for each weekday', async () => {
    await open();
    goTo(3);
    const hints = screen.getAllByPlaceholderText('z.B. 09:00-18:00 oder Geschlossen');
    expect(hints.map((element) => element.getAttribute('name'))).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ]);
    expect(button('Eintrag einreichen').disabled).toBe(false);
  });

  it('PUB-ADD-14 PUB-ADD-15 PUB-ADD-16 PUB-ADD-22 submits and shows what happens next', async () => {
    let store: (answer: object) => void = () => undefined;
    await open({ '/api/submissions': () => new Promise((resolve) => (store = resolve)) });
    goTo(3);
    fireEvent.click(button('Eintrag einreichen'));
    expect(await screen.findByRole('button', { name: 'Wird eingereicht...' })).toBeTruthy();
    expect(screen.queryByTestId('toast')).toBeNull();
    await waitFor(() => act(() => store({ id: '1' })));
    const toast = await screen.findByTestId('toast');
    expect(within(toast).getByText('Erfolgreich eingereicht!')).toBeTruthy();
    expect(
      within(toast).getByText(
        'Ihr Unternehmen wurde zur Prüfung eingereicht. Sie erhalten binnen 24 Stunden eine Bestätigung per E-Mail.',
      ),
    ).toBeTruthy();
    expect(document.querySelectorAll('.wizard-steps li')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    expect(localStorage.getItem('gewerk.draft.add-business')).toBeNull();
  });

  it('PUB-ADD-17 PUB-ADD-23 shows the benefits on step 1 but not on step 2, and promises publication within 24 hours', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Was Ihr Eintrag bringt' })).toBeTruthy();
    expect(screen.getByText(/innerhalb von 24 Stunden aktiv/)).toBeTruthy();
    goTo(2);
    expect(screen.queryByRole('heading', { name: 'Was Ihr Eintrag bringt' })).toBeNull();
  });

  it('points out listed businesses with similar names', async () => {
    const businesses = [card({ name: 'HUBER KFZ GmbH' }), card({ id: 'b', name: 'Ganz anders' })];
    await open({ '/api/businesses/search': { businesses, total: 2, notice: null } });
    goTo(3);
    expect(await screen.findByRole('link', { name: /HUBER KFZ GmbH/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ganz anders/ })).toBeNull();
  });

  it('resumes after a reload', async () => {
    const page = await open();
    goTo(2);
    page.unmount();
    await open();
    expect(step()).toContain('Schritt 2');
  });
});
