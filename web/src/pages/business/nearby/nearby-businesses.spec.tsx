import { screen, within } from '@testing-library/react';
import { card, detail } from '../../../../test/fake-api.js';
import { openPage } from '../../../../test/open-page.js';

const ADDRESS = '/bayreuth/autohaus-gruenwald';
const CALL = `/api/businesses/slug${ADDRESS}`;
const SEARCH = '/api/businesses/search';

const named = (id: string, name: string, category = 'KFZ-Werkstatt') =>
  card({ id, name, category, urlSlug: `bayreuth/${id}` });

describe('businesses nearby', () => {
  it('are at most four others of the same category', async () => {
    const businesses = [
      card(),
      named('a', 'Werkstatt A'),
      named('b', 'Reifen B', 'Reifenservice'),
      ...['c', 'd', 'e', 'f'].map((id) => named(id, `Werkstatt ${id.toUpperCase()}`)),
    ];
    const { calls } = openPage(ADDRESS, {
      [CALL]: detail({ latitude: 49.94, longitude: 11.57 }),
      [SEARCH]: { businesses, total: 7, notice: null },
    });
    const nearby = await screen.findByRole('region', { name: 'KFZ-Werkstatt: more nearby' });
    const names = within(nearby)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Werkstatt A', 'Werkstatt C', 'Werkstatt D', 'Werkstatt E']);
    const query = calls.find(({ path }) => path === SEARCH)?.query;
    expect(query).toMatchObject({ query: 'KFZ-Werkstatt', around: '49.94,11.57' });
  });

  it('are omitted if there are none', async () => {
    openPage(ADDRESS, { [CALL]: detail(), [SEARCH]: { businesses: [card()], total: 1, notice: null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Autohaus Grünwald' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: /more nearby/ })).toBeNull();
  });
});
