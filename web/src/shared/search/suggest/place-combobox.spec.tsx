import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../../test/open-page.js';

const places = [
  { location: 'Köln', detail: '', businessCount: 12 },
  { location: 'Köln-Ehrenfeld', detail: '', businessCount: null },
  { location: '50823', detail: 'Köln', businessCount: null },
];
const answers = {
  '/api/suggestions': ({ field }: { field?: string }) =>
    field === 'location'
      ? { businesses: [], categories: [], cities: [], places }
      : {
          businesses: [],
          categories: [
            { slug: 'hair-salon', trade: 'Friseur' },
            { slug: 'gastronomie', trade: null },
          ],
          cities: [],
        },
};

const placeField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Location or postal code' });
const textField = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Search for businesses/ });
const shownOptions = async () => within(await screen.findByRole('listbox')).getAllByRole('option');

beforeEach(() => localStorage.clear());

describe('the place field', () => {
  it('suggests places and fills in the one selected by keyboard, for the search', async () => {
    const { calls } = openPage('/', answers);
    const field = await placeField();
    await userEvent.type(field, 'köl');
    const options = await shownOptions();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Köln12 businesses',
      'Köln-Ehrenfeld',
      '50823Köln',
    ]);
    expect(calls.find(({ path }) => path === '/api/suggestions')?.query).toEqual({
      query: 'köl',
      field: 'location',
    });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await userEvent.keyboard('{Enter}');
    expect(field.value).toBe('Köln-Ehrenfeld');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(window.location.search).toBe(`?query=&location=${encodeURIComponent('Köln-Ehrenfeld')}`),
    );
  });

  it('fills in a clicked place, and keeps the typed text on Escape', async () => {
    openPage('/', answers);
    const field = await placeField();
    await userEvent.type(field, 'köl');
    await shownOptions();
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('köl');
    await userEvent.type(field, 'n');
    const [, , code] = await shownOptions();
    if (code) await userEvent.click(code);
    expect(field.value).toBe('50823');
    expect(document.activeElement).toBe(field);
  });

  it('limits the suggestions of the text field to its place', async () => {
    const { calls } = openPage('/', answers);
    await userEvent.type(await placeField(), 'Köln');
    await userEvent.type(await textField(), 'fri');
    const options = await shownOptions();
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/businesses?query=Friseur&location=K%C3%B6ln',
      '/businesses?location=K%C3%B6ln&category=gastronomie',
    ]);
    const asked = calls.filter(({ path, query }) => path === '/api/suggestions' && query['query'] === 'fri');
    expect(asked.map(({ query }) => query['location'])).toEqual(['Köln']);
  });

  it('offers the last places of this device in the empty field, each once, whatever the text field contains', async () => {
    openPage('/', answers);
    for (const place of ['Hof', 'Köln', 'Hof']) {
      const input = await placeField();
      await userEvent.clear(input);
      await userEvent.type(input, `${place}{Enter}`);
      await waitFor(() => expect(window.location.search).toContain(encodeURIComponent(place)));
    }
    await userEvent.type(await textField(), 'Reifen{Enter}');
    await waitFor(() => expect(window.location.search).toContain('query=Reifen'));
    const field = await placeField();
    await userEvent.clear(field);
    const options = await shownOptions();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Hof', 'Köln']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field.value).toBe('Köln');
    await userEvent.clear(field);
    await shownOptions();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
