import {
  type InputOf,
  listPanelBusinesses,
  listPanelCategories,
  listPanelCountries,
  listPanelTypes,
  panelSorts,
} from '@gewerk/contracts/bus';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

const created = (day: number): string => `2026-11-0${day}T12:00:00.000Z`;

const businesses = [
  listedBusiness({
    name: 'Zimmerei Öztürk',
    city: 'Ulm',
    rating: '3.1',
    reviewCount: 40,
    createdAt: created(1),
  }),
  listedBusiness({
    name: 'Autohaus Beck',
    city: 'Aalen',
    rating: '4.9',
    reviewCount: 7,
    createdAt: created(2),
  }),
  listedBusiness({
    name: 'Äpfel & Birnen',
    city: 'Krems',
    country_code: 'AT',
    type: 'market',
    createdAt: created(2),
  }),
  listedBusiness({
    name: 'Möbel Beck',
    city: 'Ulm',
    category: 'Möbelhaus',
    rating: '4.0',
    reviewCount: 90,
    createdAt: created(3),
  }),
];

describe("the operator's list", () => {
  let system: SearchSystem;

  beforeAll(async () => {
    system = await SearchSystem.start(businesses);
  });

  afterAll(() => system.stop());

  const list = (input: InputOf<typeof listPanelBusinesses>) => system.bus.request(listPanelBusinesses, input);
  const names = async (input: InputOf<typeof listPanelBusinesses>) =>
    (await list(input)).businesses.map(({ name }) => name);

  it('ADM-TABLE-01 has the eleven columns', async () => {
    const [row] = (await list({ search: 'Autohaus' })).businesses;
    expect(Object.keys(row ?? {})).toEqual([
      ...['id', 'name', 'address', 'category', 'city', 'rating'],
      ...['review_count', 'type', 'place_id', 'country_code', 'url_slug'],
    ]);
    expect(row).toMatchObject({ name: 'Autohaus Beck', city: 'Aalen', rating: '4.9', review_count: 7 });
  });

  it.each([
    [{ search: 'beck' }, ['Autohaus Beck', 'Möbel Beck']],
    [{ search: 'oeztuerk' }, ['Zimmerei Öztürk']],
    [{ category: 'Möbel & Küchen' }, ['Möbel Beck']],
    [{ city: 'Ulm' }, ['Zimmerei Öztürk', 'Möbel Beck']],
    [{ type: 'market' }, ['Äpfel & Birnen']],
    [{ country: 'AT' }, ['Äpfel & Birnen']],
    [{ date: '2026-11-02' }, ['Autohaus Beck', 'Äpfel & Birnen']],
    [{ date: '2026-11-02', country: 'DE', search: 'beck' }, ['Autohaus Beck']],
    [{ city: 'Nirgendwo' }, []],
    [{ category: '" OR city = "Ulm' }, []],
  ])('ADM-TABLE-04 is filtered by %j', async (filter, found) => {
    expect((await names(filter)).sort()).toEqual([...found].sort());
    expect((await list(filter)).total).toBe(found.length);
  });

  const sorted = {
    name: ['Äpfel & Birnen', 'Autohaus Beck', 'Möbel Beck', 'Zimmerei Öztürk'],
    rating: ['Zimmerei Öztürk', 'Möbel Beck', 'Autohaus Beck'],
    reviewCount: ['Autohaus Beck', 'Zimmerei Öztürk', 'Möbel Beck'],
  } as const;

  it.each(['name', 'rating', 'reviewCount'] as const)(
    'ADM-TABLE-07 is sorted by %s in both directions',
    async (sortBy) => {
      const values = [...sorted[sortBy]];
      const unknown = sortBy === 'name' ? [] : ['Äpfel & Birnen'];
      expect(await names({ sortBy })).toEqual([...values, ...unknown]);
      expect(await names({ sortBy, sortOrder: 'desc' })).toEqual([...values.reverse(), ...unknown]);
    },
  );

  it('ADM-TABLE-07 is sorted by city and by category', async () => {
    const cities = async (sortOrder: 'asc' | 'desc') =>
      (await list({ sortBy: 'city', sortOrder })).businesses.map(({ city }) => city);
    expect(await cities('asc')).toEqual(['Aalen', 'Krems', 'Ulm', 'Ulm']);
    expect(await cities('desc')).toEqual(['Ulm', 'Ulm', 'Krems', 'Aalen']);
    expect((await list({ sortBy: 'category' })).businesses[0]?.category).toBe('Möbel & Küchen');
  });

  it('also sorts the matches of a text, regardless of their relevance', async () => {
    expect(await names({ search: 'beck', sortBy: 'rating' })).toEqual(['Möbel Beck', 'Autohaus Beck']);
    expect(await names({ search: 'beck', sortBy: 'name', limit: 1, page: 2 })).toEqual(['Möbel Beck']);
  });

  it('ADM-API-07 returns total, page and totalPages', async () => {
    expect(await list({ limit: 3, page: 2 })).toMatchObject({ total: 4, page: 2, totalPages: 2 });
    expect((await list({ limit: 3, page: 2 })).businesses).toHaveLength(1);
  });

  it.each([
    [{ date: '2026-02-30' }, 'date: must be a date in the form YYYY-MM-DD'],
    [{ date: '2999-01-01' }, 'date: must not be later than today'],
    [{ sortBy: 'id' }, `sortBy: must be one of ${panelSorts.join(', ')}`],
    [{ sortOrder: 'up' }, 'sortOrder: must be one of asc, desc'],
    [{ page: '501' }, 'page: page × limit must be at most 10000'],
    [{ owner: 'x' }, 'owner: is not a known field'],
  ])('ADM-TABLE-06 refuses %j', async (input, message) => {
    await expect(list(input as object)).rejects.toMatchObject({ code: 'invalid-input', message });
  });

  it('ADM-API-08 ADM-API-10 ADM-API-11 counts categories, types and countries, the most frequent first', async () => {
    expect(await system.bus.request(listPanelCategories, {})).toContainEqual({
      category: 'Möbel & Küchen',
      count: 1,
    });
    expect(await system.bus.request(listPanelTypes, {})).toEqual([{ type: 'market', count: 1 }]);
    expect(await system.bus.request(listPanelCountries, {})).toEqual([
      { countryCode: 'DE', country: 'Deutschland', count: 3 },
      { countryCode: 'AT', country: 'Österreich', count: 1 },
    ]);
  });
});
