import { cleanup, screen, waitFor } from '@testing-library/react';
import { card, cards, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';

const path = '/city/Bad%20T%C3%B6lz';
const call = '/api/cities/Bad%20T%C3%B6lz/businesses';
const answer = (businesses = cards(20)) => ({
  businesses,
  total: 45,
  page: 1,
  totalPages: 3,
  city: 'Bad Tölz',
});

describe('city page', () => {
  it('PUB-ROUTE-05 PUB-ROUTE-06 PUB-CITY-01 PUB-CITY-02 PUB-API-15 decodes the city and shows heading, total, text and cards', async () => {
    const { calls } = openPage(path, { [call]: answer() });
    expect(await screen.findByText('45 businesses')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Bad Tölz' })).toBeTruthy();
    expect(document.querySelector('.city-text')?.textContent).toContain('Bad Tölz has 45 businesses');
    expect(document.querySelectorAll('.cards-grid > .card')).toHaveLength(20);
    expect(calls.find((made) => made.path === call)?.query).toEqual({ page: '1', limit: '20' });
  });

  it.each([
    ['DE', 47.76, 1],
    ['AT', 48.41, 0],
  ])('shows the map of Germany only for a city in Germany: %s', async (country_code, latitude, maps) => {
    const at = { country_code, latitude, longitude: 11.56 };
    openPage(path, { [call]: answer(cards(20).map((business) => ({ ...business, ...at }))) });
    expect(await screen.findByText('45 businesses')).toBeTruthy();
    expect(document.querySelectorAll('.city-map')).toHaveLength(maps);
  });

  it('PUB-CITY-03 has German labels on its pagination', async () => {
    openPage(path, { [call]: answer() });
    expect(await screen.findByRole('navigation', { name: 'Seitennavigation' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe(`${path}?page=2`);
    expect(screen.getByText('Seite 1 von 3')).toBeTruthy();
  });

  it('offers sorting by links to the search, but not for a single business', async () => {
    openPage(path, { [call]: answer() });
    const rating = await screen.findByRole('link', { name: 'Rating' });
    expect(rating.getAttribute('href')).toBe('/businesses?location=Bad+T%C3%B6lz&sort=rating');
    expect(screen.queryByRole('link', { name: 'Relevance' })).toBeNull();
    cleanup();
    openPage(path, { [call]: { ...answer(cards(1)), total: 1, totalPages: 1 } });
    expect(await screen.findByText('1 business')).toBeTruthy();
    expect(document.querySelector('.sort-links')).toBeNull();
  });

  it('PUB-CITY-04 shows skeletons while loading', async () => {
    openPage(path, { [call]: () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getAllByTestId('card-skeleton')).toHaveLength(20));
  });

  it('shows the total from the list of cities while its businesses are loading', async () => {
    const listed = [{ city: 'Bad Tölz', businessCount: 45, countryCode: 'DE' }];
    openPage(path, { [call]: () => new Promise(() => undefined), '/api/cities': listed });
    expect(await screen.findByText('45 businesses')).toBeTruthy();
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(20);
  });

  it('PUB-CITY-05 PUB-CITY-06 PUB-CITY-07 reports an empty city, links home and is not indexed', async () => {
    openPage(path, { [call]: { businesses: [], total: 0, page: 1, totalPages: 0, city: 'Bad Tölz' } });
    expect(await screen.findByRole('heading', { name: 'No businesses found in Bad Tölz' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
  });

  it('highlights the city on the map', async () => {
    openPage(path, { [call]: answer([card({ latitude: 47.76, longitude: 11.56 })]) });
    expect(await screen.findByRole('img', { name: 'Map of Germany with Bad Tölz marked' })).toBeTruthy();
    expect(document.querySelectorAll('.dot-lit')).toHaveLength(1);
  });

  it('reports an unknown city in heading and title', async () => {
    document.title = 'The page before';
    openPage('/city/Unknown');
    expect(await screen.findByRole('heading', { name: 'No businesses found in Unknown' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^No businesses found in Unknown/));
  });

  it('reports a failure to load in heading and title', async () => {
    document.title = 'The page before';
    openPage(path, { [call]: new Failure(503, '') });
    const text = 'The businesses of this city could not be loaded.';
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain(text));
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
  });
});
