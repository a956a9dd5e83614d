import { screen, waitFor } from '@testing-library/react';
import { card, cards, Failure } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { loadPageTexts } from '../../texts/page-texts.js';

const path = '/categories/handwerker/Bad%20T%C3%B6lz';

const figures = (count: number) => ({
  '/api/cities/Bad%20T%C3%B6lz/businesses': {
    businesses: [card()],
    total: 45,
    page: 1,
    totalPages: 45,
    city: 'Bad Tölz',
    categories: { handwerker: count },
  },
});

const facets = {
  openNow: 2,
  hasWebsite: 3,
  hasPhone: 3,
  minRating: { '4': 2 },
  categories: {},
  cities: [],
  radius: null,
};

const near = [
  card({ id: '64b7f0c2a1d3e4f506172831', city: 'Bad Tölz', distanceKm: 0.4 }),
  card({ id: '64b7f0c2a1d3e4f506172832', city: 'Lenggries', distanceKm: 8.7 }),
  card({ id: '64b7f0c2a1d3e4f506172833', city: 'Lenggries', distanceKm: 9.1 }),
];

function answers(total: number) {
  const here = { businesses: cards(total), total, notice: null };
  return {
    ...figures(total),
    '/api/businesses/facets': facets,
    '/api/businesses/search': (query: Record<string, string>) =>
      'around' in query ? { businesses: near, total: 3, notice: null } : here,
  };
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('a category in a city', () => {
  beforeAll(() => loadPageTexts('category-in-city', null));

  it('describes the data, lists the businesses and links to neighbouring towns', async () => {
    openPage(path, answers(3));
    expect(await screen.findByRole('heading', { level: 1, name: 'Handwerker in Bad Tölz' })).toBeTruthy();
    await screen.findByRole('link', { name: 'Lenggries 9 km' });
    const text = document.querySelector('.city-text')?.textContent;
    expect(text).toContain('In Bad Tölz stehen 3 Betriebe unter Handwerker');
    expect(text).toContain('Gerade geöffnet haben 2. Samstags öffnen 3.');
    expect(document.querySelectorAll('.cards > .card')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Lenggries 9 km' }).getAttribute('href')).toBe(
      '/categories/handwerker/Lenggries',
    );
    expect(screen.queryByRole('link', { name: /^Bad Tölz/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Jetzt geöffnet' }).getAttribute('href')).toBe(
      '/businesses?location=Bad+T%C3%B6lz&category=handwerker&openNow=true',
    );
    await waitFor(() => expect(robots()).toBeUndefined());
  });

  it('gives the text at least the height of its skeleton', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    openPage(path, answers(3));
    await screen.findByText(/Gerade geöffnet haben 2/);
    const text = document.querySelector<HTMLElement>('.city-text');
    expect(text?.style.minHeight).toBe('96px');
    jest.restoreAllMocks();
  });

  it('offers no sorting for a single business', async () => {
    openPage(path, answers(1));
    await waitFor(() => expect(document.querySelectorAll('.cards > .card')).toHaveLength(1));
    expect(document.querySelector('.sort-links')).toBeNull();
  });

  it('is not indexed if it has few businesses', async () => {
    openPage(path, answers(2));
    await screen.findByText('2 Betriebe');
    await waitFor(() => expect(robots()).toBe('noindex'));
  });

  it('offers alternatives if the city has no such business', async () => {
    openPage(path, {
      ...answers(0),
      '/api/businesses/search': {
        businesses: near,
        total: 3,
        notice: { kind: 'nearest', place: 'Bad Tölz' },
      },
    });
    expect(await screen.findByText(/Unter Handwerker steht in Bad Tölz noch kein Betrieb/)).toBeTruthy();
    expect(document.querySelectorAll('.card')).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Alle im Umkreis von Bad Tölz' })).toBeTruthy();
  });

  it('reports an unknown category as the category page does', async () => {
    openPage('/categories/unbekannt/Bad%20T%C3%B6lz');
    expect(await screen.findByRole('heading', { name: 'Kategorie nicht gefunden' })).toBeTruthy();
  });

  it('reports an unknown city as the city page does', async () => {
    openPage('/categories/handwerker/Unknown', {
      '/api/cities/Unknown/businesses': new Failure(404, '{"detail":"City not found."}'),
    });
    expect(await screen.findByRole('heading', { name: 'No businesses found in Unknown' })).toBeTruthy();
  });
});
