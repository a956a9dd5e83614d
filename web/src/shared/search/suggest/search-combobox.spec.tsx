import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../../test/fake-api.js';
import { openPage } from '../../../../test/open-page.js';
import { recentSearches } from './recent-searches.js';

const suggestions = {
  businesses: [
    { id: '1', name: 'Friseur Huber', city: 'Hof', category: 'Friseur', urlSlug: 'hof/friseur-huber' },
  ],
  categories: [{ slug: 'hair-salon', trade: 'Friseur' }],
  cities: [{ city: 'Bad Fris', businessCount: 3 }],
};
const answers = { '/api/suggestions': suggestions };

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Search for businesses/ });
const asked = (calls: ReturnType<typeof openPage>['calls']) =>
  calls.filter(({ path }) => path === '/api/suggestions').map(({ query }) => query['query']);
const shownOptions = async () => within(await screen.findByRole('listbox')).getAllByRole('option');

beforeEach(() => localStorage.clear());

describe('search as you type', () => {
  it('sends one request once typing pauses, and shows categories, cities and businesses with links to their pages', async () => {
    const { calls } = openPage('/', answers);
    await userEvent.type(await field(), 'fris', { delay: 20 });
    const options = await shownOptions();
    expect(asked(calls)).toEqual(['fris']);
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/categories/hair-salon',
      '/city/Bad%20Fris',
      '/hof/friseur-huber',
    ]);
    const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
    for (const name of ['Categories', 'Places', 'Businesses']) {
      expect(list.getByRole('group', { name })).toBeTruthy();
    }
    expect(options[0]?.textContent).toBe('FriseursalonsFriseur');
    expect(screen.getByText('3 suggestions').getAttribute('aria-live')).toBe('polite');
  });

  it('suggests for text typed while its list is first rendered', async () => {
    const { calls } = openPage('/', answers);
    const input = await field();
    const listen = input.addEventListener.bind(input);
    jest.spyOn(input, 'addEventListener').mockImplementationOnce((type, listener, options) => {
      input.value = 'fris';
      fireEvent.input(input);
      listen(type, listener, options);
    });
    act(() => input.focus());
    expect(await shownOptions()).toHaveLength(3);
    expect(asked(calls)).toEqual(['fris']);
  });

  it('stays closed if the field was left while its list was first rendered', async () => {
    const { calls } = openPage('/', answers);
    const input = await field();
    const listen = input.addEventListener.bind(input);
    jest.spyOn(input, 'addEventListener').mockImplementationOnce((type, listener, options) => {
      input.value = 'fris';
      input.blur();
      listen(type, listener, options);
    });
    act(() => input.focus());
    await waitFor(() => expect(asked(calls)).toEqual(['fris']));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('listbox')).toBeNull();
    // Focusing the field again opens the list.
    act(() => input.focus());
    expect(await shownOptions()).toHaveLength(3);
  });

  it('moves through the options by arrow keys, with the focus in the field, and Enter opens the selected page', async () => {
    openPage('/', answers);
    const input = await field();
    await userEvent.type(input, 'fris');
    const options = await shownOptions();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/city/Bad%20Fris'));
  });

  it('searches for the text with Enter if no suggestion is selected', async () => {
    openPage('/', answers);
    await userEvent.type(await field(), 'fris');
    await shownOptions();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?query=fris&location='));
  });

  it('closes on Escape, keeping the text, and when the field is left', async () => {
    openPage('/', answers);
    const input = await field();
    await userEvent.type(input, 'fris');
    await shownOptions();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.value).toBe('fris');
    await userEvent.keyboard('{ArrowDown}');
    await shownOptions();
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('ignores a response to a text that has changed since', async () => {
    let answerLate: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (answerLate = resolve));
    const { calls } = openPage('/', {
      '/api/suggestions': ({ query }: { query?: string }) =>
        query === 'alt'
          ? late
          : { businesses: [], categories: [], cities: [{ city: 'Neustadt', businessCount: 1 }] },
    });
    const input = await field();
    await userEvent.type(input, 'alt');
    await waitFor(() => expect(asked(calls)).toEqual(['alt']));
    fireEvent.input(input, { target: { value: 'neu' } });
    expect((await shownOptions()).map(({ textContent }) => textContent)).toEqual(['Neustadt1 business']);
    answerLate(suggestions);
    await late;
    expect((await shownOptions()).map(({ textContent }) => textContent)).toEqual(['Neustadt1 business']);
  });

  it('shows no suggestions but still searches while suggestions fail', async () => {
    const { calls } = openPage('/', { '/api/suggestions': new Failure(503, '') });
    await userEvent.type(await field(), 'fris');
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?query=fris&location='));
  });

  it('offers the last searches of this device in the empty field, and deletes them on request', async () => {
    openPage('/', answers);
    await userEvent.type(await field(), 'Reifen{Enter}');
    await waitFor(() => expect(recentSearches()).toEqual([{ query: 'Reifen', location: '' }]));
    await userEvent.clear(await field());
    const [option] = await shownOptions();
    expect(option?.textContent).toBe('Reifen');
    expect(option?.getAttribute('href')).toBe('/?query=Reifen&location=');
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('keeps five searches, each once, and ignores invalid stored data', async () => {
    localStorage.setItem('gewerk.recent-searches', '{"not":"ours"}');
    openPage('/', answers);
    for (const query of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
      const input = await field();
      await userEvent.clear(input);
      await userEvent.type(input, `${query}{Enter}`);
      await waitFor(() => expect(recentSearches()[0]?.query).toBe(query));
    }
    expect(recentSearches().map(({ query }) => query)).toEqual(['f', 'a', 'e', 'd', 'c']);
  });
});
