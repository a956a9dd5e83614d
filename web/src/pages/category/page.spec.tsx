import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, cards, Failure, figures } from '../../../test/fake-api.js';
import { openPage } from '../../../test/open-page.js';
import { defaultTexts } from '../../texts/default/index.js';
import { category } from '../../texts/default/pages/category.js';
import { categoryAbout, categoryTexts } from '../../shared/directory/category-texts.js';

const call = (slug: string) => `/api/categories/${slug}/businesses`;
const answer = (businesses = cards(12)) => ({ businesses, total: 60, page: 1, totalPages: 5 });
const tile = (label: string) =>
  [...document.querySelectorAll('.tiles > div')]
    .find((item) => item.textContent?.startsWith(label))
    ?.querySelector('dd')?.textContent;

describe('category page', () => {
  it.each([
    ...['kfz-werkstatt', 'handwerker', 'dienstleister', 'technische-dienste'].map((slug) => [
      'PUB-CAT-01',
      slug,
    ]),
    ...['restaurant', 'hair-salon', 'retail', 'services', 'healthcare'].map((slug) => ['PUB-CAT-02', slug]),
  ])('%s %s has a name, a description, services and a colour', (_id, slug) => {
    const { name, tint } = categoryTexts(defaultTexts, slug as string);
    const { description, services } = categoryAbout(category.about, slug as string);
    expect(name.length).toBeGreaterThan(0);
    expect(description.length).toBeGreaterThan(20);
    expect(services.length).toBeGreaterThan(3);
    expect(tint).not.toBe('grey');
  });

  it('PUB-ROUTE-04 PUB-CAT-06 PUB-CAT-07 PUB-CAT-09 PUB-CAT-11 PUB-CAT-12 PUB-CAT-15 shows figures and services', async () => {
    openPage('/categories/handwerker', {
      [call('handwerker')]: answer(),
      '/api/categories': [figures('handwerker', { averageRating: '4.3', cities: 17 })],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Handwerker' })).toBeTruthy();
    await waitFor(() => expect(tile('Betriebe')).toBe('60'));
    await waitFor(() => expect(tile('Städte')).toBe('17'));
    await waitFor(() => expect(tile('Ø Bewertung')).toBe('4.3'));
    expect(screen.getByText('24/7 support')).toBeTruthy();
    expect(screen.getByText('60 Betriebe')).toBeTruthy();
    expect(document.querySelectorAll('.chips li')).toHaveLength(6);
  });

  it('PUB-CAT-08 PUB-CAT-10 falls back to 580 cities and a rating of 4.5', async () => {
    openPage('/categories/handwerker', {
      [call('handwerker')]: answer(),
      '/api/cities': new Failure(503, ''),
      '/api/categories': new Failure(503, ''),
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelectorAll('.tiles .is-pending')).toHaveLength(0));
    expect(tile('Städte')).toBe('580');
    expect(tile('Ø Bewertung')).toBe('4.5');
  });

  it('shows the number of all cities while that of the category is unknown', async () => {
    openPage('/categories/handwerker', {
      [call('handwerker')]: answer(),
      '/api/categories': new Failure(503, ''),
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(tile('Städte')).toBe('30'));
  });

  it('PUB-CAT-13 PUB-CAT-16 PUB-API-17 sorts by rating first, and returns to page 1 when sorted differently', async () => {
    const { calls } = openPage('/categories/handwerker', { [call('handwerker')]: answer() });
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sortieren nach' });
    expect(select.value).toBe('rating');
    expect([...select.options].map(({ value }) => value)).toEqual(['rating', 'name', 'city', 'reviews']);
    await userEvent.click(await screen.findByRole('link', { name: 'Weiter' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await userEvent.selectOptions(select, 'reviews');
    await waitFor(() => expect(window.location.search).toBe('?sortBy=reviews'));
    const queries = calls.filter(({ path }) => path === call('handwerker')).map(({ query }) => query);
    expect(queries).toEqual([
      { page: '1', limit: '12', sortBy: 'rating' },
      { page: '2', limit: '12', sortBy: 'rating' },
      { page: '1', limit: '12', sortBy: 'reviews' },
    ]);
  });

  it('offers no sorting for a single business', async () => {
    openPage('/categories/handwerker', { [call('handwerker')]: { ...answer(cards(1)), total: 1 } });
    await waitFor(() => expect(document.querySelectorAll('.card')).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: 'Sortieren nach' })).toBeNull();
  });

  it('PUB-CAT-14 switches between grid and list', async () => {
    openPage('/categories/handwerker', { [call('handwerker')]: answer() });
    await screen.findByText('60 Betriebe');
    await userEvent.click(screen.getByRole('link', { name: 'Liste' }));
    await waitFor(() => expect(document.querySelector('.cards-list')).not.toBeNull());
  });

  it('PUB-CAT-17 shows 12 skeleton cards while loading', async () => {
    openPage('/categories/handwerker', { [call('handwerker')]: () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.getAllByTestId('card-skeleton')).toHaveLength(12));
  });

  it('PUB-CAT-04 PUB-CAT-05 reports an unknown slug, with a link to all categories', async () => {
    openPage('/categories/unbekannt');
    expect(await screen.findByRole('heading', { name: 'Kategorie nicht gefunden' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück zu allen Kategorien' })).toBeTruthy();
  });

  it('PUB-CAT-18 PUB-CAT-19 shows a load error with category, message and a reload button', async () => {
    openPage('/categories/handwerker', { [call('handwerker')]: new Failure(503, '{"detail":"Away."}') });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Veri yüklenirken hata oluştu');
    expect(alert.textContent).toContain('Handwerker');
    expect(alert.textContent).toContain('503: Away.');
    expect(screen.getByRole('button', { name: 'Sayfayı Yenile' })).toBeTruthy();
  });

  it('PUB-CAT-20 PUB-CAT-21 reports an empty category, with a link to others', async () => {
    openPage('/categories/handwerker', {
      [call('handwerker')]: { businesses: [], total: 0, page: 1, totalPages: 0 },
    });
    expect(await screen.findByText('Keine Betriebe gefunden')).toBeTruthy();
    expect(screen.getByText('In dieser Kategorie sind derzeit keine Betriebe verfügbar.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Andere Kategorien ansehen' })).toBeTruthy();
  });

  it('PUB-CAT-22 PUB-CAT-23 shows Neu without reviews and Dienstleister without a category', async () => {
    openPage('/categories/handwerker', {
      [call('handwerker')]: answer([
        card({ id: '1', reviewCount: null, category: null }),
        card({ id: '2', reviewCount: 1_280 }),
      ]),
    });
    expect(await screen.findByText('Neu')).toBeTruthy();
    expect(screen.getByText('1.280 Bewertungen')).toBeTruthy();
    expect(document.querySelector('.card .badge')?.textContent).toBe('Dienstleister');
  });
});
