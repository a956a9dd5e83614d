import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { many, options, searches } from '../../../test/search-results.js';

describe('filters of the search results', () => {
  const facets = {
    openNow: 12,
    hasWebsite: 7,
    hasPhone: 90,
    minRating: { '3': 80, '3.5': 70, '4': 60, '4.5': 1_234 },
    categories: { handel: 5 },
    cities: [{ city: 'Stadt 1', count: 40 }],
    radius: null,
  };
  const answers = { ...many, '/api/businesses/facets': facets };
  const openPanel = async () => userEvent.click(await screen.findByText(/^Weitere Filter/));
  const last = (calls: ReturnType<typeof openPage>['calls']) => searches(calls).at(-1);

  it('load their counts only when the panel is opened', async () => {
    const { calls } = openPage('/businesses', answers);
    await screen.findByText('100 Betriebe gefunden');
    expect(calls.some(({ path }) => path === '/api/businesses/facets')).toBe(false);
    await openPanel();
    expect(await screen.findByText('(12)')).toBeTruthy();
    expect(options('Mindestbewertung')).toContain('ab 4,5 Sternen (1.234)');
    expect(options('Stadt')).toContain('Stadt 1 (40)');
    expect(options('Kategorie')).toEqual(expect.arrayContaining(['Handel (5)', 'Gastronomie (0)']));
  });

  it.each([
    ['failed', new Failure(503, '')],
    ['limited', { businesses: [], total: 0, notice: { kind: 'degraded', ignored: [] } }],
  ])('show no number of results if the search %s', async (_, search) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage('/businesses', { ...answers, '/api/businesses/search': search });
    await screen.findByText('Keine Ergebnisse gefunden.');
    await openPanel();
    expect(await screen.findByText('(90)')).toBeTruthy();
    expect(document.querySelector('.filter-done')?.textContent).toBe('Filter anwenden');
    log.mockRestore();
  });

  it('are sent with the search, are in the address and return to page 1', async () => {
    const { calls } = openPage('/businesses?page=3', answers);
    await openPanel();
    await userEvent.click(screen.getByRole('checkbox', { name: /Jetzt geöffnet/ }));
    await waitFor(() => expect(window.location.search).toBe('?openNow=true'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mindestbewertung' }), '4');
    await waitFor(() => expect(window.location.search).toBe('?openNow=true&minRating=4'));
    await userEvent.type(screen.getByLabelText('Umkreis um'), '95444{Enter}');
    await waitFor(() =>
      expect(window.location.search).toBe('?openNow=true&minRating=4&around=95444&radius=25'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Entfernung' }), '10');
    await waitFor(() =>
      expect(last(calls)).toEqual({
        openNow: 'true',
        minRating: '4',
        around: '95444',
        radius: '10',
        limit: '24',
        offset: '0',
      }),
    );
  });

  it('keep the focus on the chips, or on the page after the last one, when a chip is removed', async () => {
    openPage('/businesses?openNow=true&hasPhone=true', answers);
    const chips = await screen.findByRole('list', { name: 'Aktive Filter' });
    within(chips).getByRole('link', { name: 'Filter entfernen: Jetzt geöffnet' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?hasPhone=true'));
    await waitFor(() => expect(document.activeElement).toBe(within(chips).getAllByRole('link')[0]));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('are shown as chips, each of which removes one filter', async () => {
    openPage('/businesses?category=Handel&hasPhone=true&around=49.945,11.571&radius=5', answers);
    const chips = within(await screen.findByRole('list', { name: 'Aktive Filter' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Handel',
      'Mein Standort, bis 5 km',
      'Mit Telefonnummer',
      'Alle Filter entfernen',
    ]);
    await userEvent.click(chips.getByRole('link', { name: 'Filter entfernen: Mein Standort, bis 5 km' }));
    await waitFor(() => expect(window.location.search).toBe('?category=Handel&hasPhone=true'));
    await userEvent.click(screen.getByRole('link', { name: 'Alle Filter entfernen' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('list', { name: 'Aktive Filter' })).toBeNull();
  });

  it('request the position only on a click, send it rounded, and report a refusal', async () => {
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 49.9451234, longitude: 11.5709876 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    openPage('/businesses', answers);
    await openPanel();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('around')).toBe('49.945,11.571'),
    );
    getCurrentPosition.mockImplementation((_found, refused?: PositionErrorCallback) =>
      refused?.({} as GeolocationPositionError),
    );
    await userEvent.click(screen.getByRole('button', { name: 'In meiner Nähe' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/ließ sich nicht ermitteln/);
  });
});
