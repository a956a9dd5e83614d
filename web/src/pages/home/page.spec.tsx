import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, cards, cities, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

const section = async (name: string) => screen.findByRole('region', { name });

describe('home', () => {
  it('PUB-ROUTE-01 PUB-HOME-01 PUB-HOME-02 shows heading, logo and the total from the stats at /', async () => {
    openPage('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Find the right trade, right away',
    );
    expect(screen.getAllByRole('link', { name: 'Gewerk' }).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('.hero-intro')?.textContent).toContain('12,345'));
  });

  it('PUB-HOME-07 shows 441003 when the stats cannot be loaded', async () => {
    openPage('/', { '/api/businesses/stats': new Failure(503, '') });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(document.querySelector('.hero-intro data:not(.is-pending)')?.getAttribute('value')).toBe(
        '441003',
      ),
    );
    expect(document.querySelector('.hero-intro data')?.textContent).toBe('441,003');
  });

  it('PUB-HOME-03 PUB-HOME-04 PUB-HOME-05 has both search fields and the button', async () => {
    openPage('/');
    expect(await screen.findByPlaceholderText('Search for businesses, services...')).toBeTruthy();
    expect(screen.getByPlaceholderText('Location or postal code')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });

  it('shows the search of the address after going back before the next search was shown', async () => {
    openPage('/?query=Archiv&location=');
    const user = userEvent.setup();
    const push = window.history.pushState.bind(window.history);
    const state: unknown = window.history.state;
    const pushed = jest.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
      push(...entry);
      // Simulates an immediate Back on a machine that is busy rendering.
      window.history.replaceState(state, '', '/?query=Archiv&location=');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    const field = await screen.findByPlaceholderText('Search for businesses, services...');
    await user.clear(field);
    await user.type(field, 'Elektro{Enter}');
    await waitFor(() => expect(pushed).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByPlaceholderText('Search for businesses, services...')).toHaveProperty(
        'value',
        'Archiv',
      ),
    );
    pushed.mockRestore();
  });

  it('PUB-HOME-08 PUB-HOME-09 shows four category cards with figures from the data', async () => {
    openPage('/');
    const region = await section('Trades at a glance');
    await within(region).findAllByText('1,234 businesses');
    const items = within(region).getAllByRole('listitem');
    expect(items).toHaveLength(4);
    items.forEach((item) => expect(item.textContent).toContain('1,234 businesses56 cities · rated 4.2'));
  });

  it('PUB-HOME-10 PUB-HOME-11 PUB-HOME-12 PUB-ROUTE-06 lists the first 12 cities with counts and encoded links', async () => {
    openPage('/', {
      '/api/cities': [{ ...cities(1)[0], city: 'Bad Tölz', businessCount: 4_200 }, ...cities(30)],
    });
    const region = await section('Popular Cities');
    const link = await within(region).findByRole('link', { name: /Bad Tölz/ });
    expect(link.getAttribute('href')).toBe('/city/Bad%20T%C3%B6lz');
    expect(link.textContent).toContain('4,200 businesses');
    expect(within(region).getAllByRole('link')).toHaveLength(12);
  });

  it('groups the first 12 cities by country, the country with the most businesses first', async () => {
    const of = (countryCode: string, businessCount: number, count: number) =>
      cities(count).map((city, index) => ({
        ...city,
        city: `${countryCode} ${index + 1}`,
        countryCode,
        businessCount,
      }));
    openPage('/', { '/api/cities': [...of('AT', 900, 2), ...of('DE', 800, 8), ...of('CH', 700, 4)] });
    const region = await section('Popular Cities');
    await within(region).findByRole('link', { name: /AT 1/ });
    const heads = within(region).getAllByRole('heading', { level: 3 });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Germany', 'Austria', 'Switzerland']);
    expect(within(region).getAllByRole('link')).toHaveLength(12);
    const lists = within(region).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([8, 2, 2]);
  });

  it('PUB-HOME-13 hides cities named Unknown', async () => {
    openPage('/', { '/api/cities': [{ ...cities(1)[0], city: 'Unknown' }, ...cities(3)] });
    const region = await section('Popular Cities');
    expect(await within(region).findAllByRole('link')).toHaveLength(3);
    expect(within(region).queryByText('Unknown')).toBeNull();
  });

  it('PUB-HOME-14 PUB-API-05 PUB-ENTITY-14 features the popular businesses except unavailable ones', async () => {
    const page = openPage('/', {
      '/api/businesses/popular': [...cards(2), card({ id: 'x', name: 'Unavailable Business' })],
    });
    const region = await section('Featured Businesses');
    expect(await within(region).findByRole('link', { name: 'Betrieb 1' })).toBeTruthy();
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    expect(page.calls.find(({ path }) => path.endsWith('/popular'))?.query).toEqual({ limit: '12' });
  });

  it('PUB-HOME-19 shows that businesses are loading', async () => {
    openPage('/', { '/api/businesses/popular': () => new Promise(() => undefined) });
    expect(await screen.findByText('Fachbetriebe werden geladen...')).toBeTruthy();
  });

  it('PUB-HOME-21 has a View All link to /businesses', async () => {
    openPage('/');
    expect((await screen.findByRole('link', { name: 'View All' })).getAttribute('href')).toBe('/businesses');
  });

  it('PUB-HOME-06 PUB-HOME-15 PUB-HOME-16 PUB-HOME-17 PUB-API-06 searches with an empty text field and shows results instead of cities', async () => {
    const page = openPage('/');
    await section('Popular Cities');
    await userEvent.type(screen.getByPlaceholderText('Location or postal code'), '95444');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const results = await section('Search Results');
    expect(await within(results).findByRole('link', { name: 'Betrieb 2' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Popular Cities' })).toBeNull();
    expect(window.location.search).toBe('?query=&location=95444');
    expect(page.calls.find(({ path }) => path.endsWith('/search'))?.query).toEqual({
      location: '95444',
      limit: '50',
    });
  });

  it('offers sorting for two results, but not for one', async () => {
    openPage('/?query=maler&location=Bonn');
    const results = await section('Search Results');
    const rating = await within(results).findByRole('link', { name: 'Rating' });
    expect(rating.getAttribute('href')).toBe('/businesses?query=maler&location=Bonn&sort=rating');
    expect(within(results).queryByRole('link', { name: 'Distance' })).not.toBeNull();
    cleanup();
    openPage('/?query=maler&location=');
    await screen.findByRole('link', { name: 'Rating' });
    expect(screen.queryByRole('link', { name: 'Distance' })).toBeNull();
    cleanup();
    openPage('/?query=maler&location=Bonn', {
      '/api/businesses/search': { businesses: cards(1), total: 1, notice: null },
    });
    expect(await screen.findByText('1 business found')).toBeTruthy();
    expect(document.querySelector('.sort-links')).toBeNull();
  });

  it('PUB-HOME-18 reports that nothing was found', async () => {
    openPage('/?query=nix&location=', {
      '/api/businesses/search': { businesses: [], total: 0, notice: null },
    });
    expect(await screen.findByText('Keine Ergebnisse gefunden.')).toBeTruthy();
    expect(screen.getByText('Versuchen Sie es mit anderen Suchbegriffen.')).toBeTruthy();
  });

  it('PUB-ERROR-09 logs a failed search and shows it as an empty one', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage('/?query=a&location=', { '/api/businesses/search': new Failure(500, '{"detail":"Gone."}') });
    expect(await screen.findByText('Keine Ergebnisse gefunden.')).toBeTruthy();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: '500: Gone.' }));
    log.mockRestore();
  });

  it('reports that only the nearest businesses are shown, with their distance', async () => {
    openPage('/?query=&location=95448', {
      '/api/businesses/search': {
        businesses: [card({ distanceKm: 3.24 })],
        total: 1,
        notice: { kind: 'nearest', place: '95448' },
      },
    });
    expect(await screen.findByText(/Nothing in “95448” itself/)).toBeTruthy();
    expect(screen.getByText(/3\.2 km/)).toBeTruthy();
  });
});
