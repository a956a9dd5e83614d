import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cards, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { many, options, searches } from '../../../test/search-results.js';

describe('businesses listing', () => {
  it('PUB-ROUTE-02 PUB-I18N-04 PUB-LIST-05 PUB-API-07 shows 24 businesses and their number, in German', async () => {
    const { calls } = openPage('/businesses?page=2', many);
    expect(await screen.findByText('100 Betriebe gefunden')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Fachbetriebe finden' })).toBeTruthy();
    expect(document.querySelectorAll('.card')).toHaveLength(24);
    expect(searches(calls)).toEqual([{ limit: '24', offset: '24' }]);
  });

  it('PUB-LIST-02 PUB-LIST-03 offers 20 cities and five categories, or all', async () => {
    openPage('/businesses', many);
    await waitFor(() => expect(options('Stadt')).toHaveLength(21));
    expect(options('Stadt')[0]).toBe('Alle Städte');
    expect(options('Kategorie')).toEqual([
      'Alle Kategorien',
      'Dienstleister',
      'Handwerker',
      'KFZ-Werkstatt',
      'Handel',
      'Gastronomie',
    ]);
  });

  it('PUB-LIST-01 PUB-LIST-07 searches once typing pauses for 300 ms, from page 1', async () => {
    const { calls } = openPage('/businesses?page=3', many);
    await screen.findByText('100 Betriebe gefunden');
    const box = screen.getByRole('combobox', { name: 'Betriebe durchsuchen' });
    let typedAt = 0;
    box.addEventListener('input', () => (typedAt = Date.now()));
    await userEvent.type(box, 'reifen', { delay: 20 });
    await waitFor(() => expect(window.location.search).toBe('?query=reifen'));
    expect(Date.now() - typedAt).toBeGreaterThan(200);
    await waitFor(() => expect(searches(calls)).toHaveLength(2));
    expect(searches(calls)[1]).toEqual({ query: 'reifen', limit: '24', offset: '0' });
  });

  it('restores the search before the typing when the visitor goes back', async () => {
    openPage('/businesses?query=auto', many);
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Betriebe durchsuchen' });
    fireEvent.change(box, { target: { value: 'autoteile' } });
    await waitFor(() => expect(window.location.search).toBe('?query=autoteile'));
    window.history.back();
    await waitFor(() => expect(box.value).toBe('auto'));
  });

  it('continues from the previous search, although the one in between was never rendered', async () => {
    openPage('/businesses?query=auto', many);
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Betriebe durchsuchen' });
    const { state } = window.history as { state: unknown };
    fireEvent.change(box, { target: { value: 'autoteile' } });
    act(() => {
      fireEvent.submit(box.form as HTMLFormElement);
      expect(window.location.search).toBe('?query=autoteile');
      // Simulates what the browser does when a visitor goes back, before anything is rendered.
      window.history.replaceState(state, '', '/businesses?query=auto');
      fireEvent.popState(window, { state });
    });
    expect(box.value).toBe('auto');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategorie' }), 'Handel');
    await waitFor(() => expect(window.location.search).toBe('?query=auto&category=Handel'));
  });

  it('PUB-LIST-08 returns to page 1 when a filter changes', async () => {
    const { calls } = openPage('/businesses?page=3', many);
    await screen.findByText('100 Betriebe gefunden');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategorie' }), 'Handel');
    await waitFor(() => expect(window.location.search).toBe('?category=Handel'));
    await waitFor(() =>
      expect(searches(calls).at(-1)).toEqual({ category: 'Handel', limit: '24', offset: '0' }),
    );
  });

  it('PUB-LIST-04 switches between grid and list', async () => {
    openPage('/businesses', many);
    await screen.findByText('100 Betriebe gefunden');
    expect(document.querySelector('.cards-grid')).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Liste' }));
    await waitFor(() => expect(document.querySelector('.cards-list')).not.toBeNull());
    expect(window.location.search).toBe('?view=list');
  });

  it('PUB-LIST-06 offers to reset the filters when nothing is found', async () => {
    openPage('/businesses?query=nix&category=Handel', {
      '/api/businesses/search': ({ query }: { query?: string }) =>
        query ? { businesses: [], total: 0, notice: null } : many['/api/businesses/search'],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByText('100 Betriebe gefunden')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('PUB-PAGING-01 PUB-PAGING-02 links to the next and five pages, and disables previous on the first page', async () => {
    openPage('/businesses', {
      '/api/businesses/search': { businesses: cards(24), total: 200, notice: null },
    });
    const previous = await screen.findByRole('link', { name: 'Zurück' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(previous.hasAttribute('href')).toBe(false);
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/businesses?page=2');
    expect(screen.getAllByRole('link', { name: /^Seite \d$/ })).toHaveLength(5);
  });

  it('PUB-PAGING-02 disables next on the last page', async () => {
    openPage('/businesses?page=5', many);
    const next = await screen.findByRole('link', { name: 'Weiter' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('PUB-PAGING-03 shows no pagination for a single page', async () => {
    openPage('/businesses');
    await screen.findByText('2 Betriebe gefunden');
    expect(screen.queryByRole('navigation', { name: 'Seitennavigation' })).toBeNull();
  });

  it('offers sorting for two businesses, but not for one', async () => {
    const order = () => screen.queryByRole('combobox', { name: 'Sortieren nach' });
    openPage('/businesses');
    await screen.findByText('2 Betriebe gefunden');
    expect(order()).not.toBeNull();
    cleanup();
    openPage('/businesses', { '/api/businesses/search': { businesses: cards(1), total: 1, notice: null } });
    await screen.findByText(/^1 Betrieb gefunden/);
    expect(order()).toBeNull();
  });

  it('ignores a response that is out of date', async () => {
    let answerLate: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    openPage('/businesses?query=alt', {
      '/api/businesses/search': ({ query }: { query?: string }) =>
        query === 'alt' ? late : { businesses: cards(1), total: 1, notice: null },
    });
    await userEvent.clear(await screen.findByRole('combobox', { name: 'Betriebe durchsuchen' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Betriebe durchsuchen' }), 'neu');
    expect(await screen.findByText('1 Betrieb gefunden')).toBeTruthy();
    answerLate({ businesses: cards(24), total: 999, notice: null });
    await late;
    expect(screen.getByText('1 Betrieb gefunden')).toBeTruthy();
  });

  it.each([
    'page=0',
    'page=x',
    'page=1e2',
    'page=417',
    'page=1&page=2',
    'view=table',
    `query=${'a'.repeat(201)}`,
    'openNow=1',
    'minRating=6',
    'radius=0',
    'around=x&radius=201',
  ])('PUB-ROUTE-12 reports ?%s as invalid', async (query) => {
    openPage(`/businesses?${query}`);
    expect(await screen.findByRole('heading', { name: 'Invalid route parameters' })).toBeTruthy();
  });

  it('shows a failed search as an empty one', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage('/businesses', { '/api/businesses/search': new Failure(503, '') });
    expect(await screen.findByText('Keine Ergebnisse gefunden.')).toBeTruthy();
    log.mockRestore();
  });
});
