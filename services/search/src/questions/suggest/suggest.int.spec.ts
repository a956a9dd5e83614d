import { suggest } from '@gewerk/contracts/bus';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const MUENCHEN = { city: 'München', postalCode: '80331', latitude: 48.137, longitude: 11.575 };
const businesses = [
  listedBusiness({
    name: 'Müller & Söhne',
    category: 'Klempner',
    city: 'Bayreuth',
    popularity: 4,
    phone: '+49 921 471012',
  }),
  listedBusiness({ name: 'Mühlen-Apotheke', category: 'Apotheke', city: 'Bad Homburg' }),
  listedBusiness({ name: 'Wäscherei Strauß', category: 'Wäscherei', city: 'Bayreuth' }),
  listedBusiness({ name: 'Stadtapotheke', category: 'Apotheke', city: 'Neumarkt in der Oberpfalz' }),
  listedBusiness({ name: 'Auto Huber', category: 'KFZ-Werkstatt', ...MUENCHEN, popularity: 3 }),
  listedBusiness({ name: 'Handy Schmitt', category: 'Handyreparatur', ...MUENCHEN }),
  listedBusiness({ name: 'Unavailable Business', ...MUENCHEN, listed: false }),
  ...Array.from({ length: 7 }, (_, index) =>
    listedBusiness({ name: `Werkzeug ${index}`, category: 'Baumarkt', ...MUENCHEN, popularity: index / 2 }),
  ),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

const ask = (query: string) => system.bus.request(suggest, { query });
const names = async (query: string) => (await ask(query)).businesses.map(({ name }) => name);

it('suggests businesses by the prefix of their name, typos allowed, the most popular first', async () => {
  expect(await names('Mü')).toEqual(['Müller & Söhne', 'Mühlen-Apotheke']);
  expect((await names('muelle'))[0]).toBe('Müller & Söhne');
  expect(await names('Werkzueg')).toEqual([
    'Werkzeug 6',
    'Werkzeug 5',
    'Werkzeug 4',
    'Werkzeug 3',
    'Werkzeug 2',
  ]);
  expect(await names('Müller Bayreuth')).toEqual(['Müller & Söhne']);
  expect(await names('Unavailable')).toEqual([]);
});

it('returns what is needed to show a suggested business and to link to it', async () => {
  const answer = await ask('Müller');
  expect(suggest.output.parse(answer)).toEqual(answer);
  expect(answer.businesses[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Müller & Söhne',
    city: 'Bayreuth',
    category: 'Sanitär & Klempner',
    urlSlug: 'bayreuth/mueller-und-soehne',
  });
});

it.each([
  ['Fris', 'hair-salon', 'Friseur'],
  ['hairdr', 'hair-salon', 'Friseur'],
  ['oto tam', 'kfz-werkstatt', 'KFZ-Werkstatt'],
  ['Gastro', 'restaurant', null],
  ['Handw', 'handwerker', null],
  ['Autowerkstat', 'kfz-werkstatt', 'KFZ-Werkstatt'],
])('suggests the category that %s names, and the trade that it means', async (query, slug, trade) => {
  expect((await ask(query)).categories[0]).toEqual({ slug, trade });
});

it.each([
  ['mün', 'München'],
  ['Munich', 'München'],
  ['Muni', 'München'],
  ['Bareuth', 'Bayreuth'],
  ['hom', 'Bad Homburg'],
  ['ba', 'Bayreuth'],
])('suggests the city that %s names, with its number of businesses', async (query, city) => {
  const { cities } = await ask(query);
  expect(cities.map((item) => item.city)).toContain(city);
  for (const { businessCount } of cities) expect(businessCount).toBeGreaterThan(0);
});

it('suggests the trade that helps with a need, and names that begin like a street', async () => {
  expect((await ask('Rohr verstopft')).categories[0]?.trade).toBe('Sanitär & Klempner');
  expect((await ask('wo gibts die besten Burger')).categories[0]?.trade).toBe('Imbiss & Schnellrestaurant');
  expect((await ask('Wäscherei Strauß')).categories[0]?.trade).toBe('Wäscherei & Textilreinigung');
  expect(await names('Wäscherei Str')).toEqual(['Wäscherei Strauß']);
});

it.each([
  ['rohr verst', 'Sanitär & Klempner'],
  ['Zahnschm', 'Zahnarzt'],
  ['Wasserh', 'Sanitär & Klempner'],
])('suggests the trade that helps with a need while it is typed: %s', async (query, trade) => {
  const { categories, businesses } = await ask(query);
  expect(categories.map((category) => category.trade)).toContain(trade);
  expect(businesses).toEqual([]);
});

it('suggests a trade in a city as one search, and finds misspelt cities, postal codes and phone numbers', async () => {
  const both = await ask('Friseur Mün');
  expect(both.searches).toEqual([{ query: 'Friseur', location: 'München' }]);
  expect(both.categories[0]).toEqual({ slug: 'hair-salon', trade: 'Friseur' });
  expect((await ask('Friseur in Mün')).searches).toEqual([{ query: 'Friseur', location: 'München' }]);
  expect((await ask('in Mün Friseur')).searches).toEqual([{ query: 'Friseur', location: 'München' }]);
  expect((await ask('Apotheke Neumarkt in der O')).searches).toEqual([
    { query: 'Apotheke', location: 'Neumarkt in der Oberpfalz' },
  ]);
  expect(both.cities.map(({ city }) => city)).toEqual(['München']);
  expect((await ask('Bayreuht')).cities.map(({ city }) => city)).toEqual(['Bayreuth']);
  expect((await ask('80331')).searches).toEqual([{ query: '', location: '80331' }]);
  expect(await names('0921 471012')).toEqual(['Müller & Söhne']);
});

it('suggests places for the place field: cities, even if misspelt, postal codes, districts and other places', async () => {
  const places = async (query: string) =>
    (await system.bus.request(suggest, { query, field: 'location' })).places ?? [];
  const first = async (query: string) => (await places(query))[0];
  expect(await first('mün')).toEqual({ location: 'München', detail: '', businessCount: expect.any(Number) });
  expect((await first('Munich'))?.location).toBe('München');
  expect((await first('Bayreuht'))?.location).toBe('Bayreuth');
  expect(await first('9544')).toEqual({ location: '95444', detail: 'Bayreuth', businessCount: null });
  expect(await first('Ehrenf')).toEqual({ location: 'Köln-Ehrenfeld', detail: '', businessCount: null });
  expect((await first('Kulmb'))?.location).toBe('Kulmbach');
  expect(await places('?')).toEqual([]);
  const all = await places('ba');
  expect(new Set(all.map(({ location }) => location)).size).toBe(all.length);
});

it.each([
  ['Zür', 'Zürich'],
  ['Zürich', 'Zürich'],
  ['Salzb', 'Salzburg'],
  ['Vie', 'Wien'],
  ['Inns', 'Innsbruck'],
])('suggests a city without a business before other places that begin with %s', async (query, city) => {
  const { places = [] } = await system.bus.request(suggest, { query, field: 'location' });
  expect(places[0]?.location).toBe(city);
  expect((await ask(`Friseur in ${query}`)).searches).toContainEqual({ query: 'Friseur', location: city });
});

it('suggests businesses at the given place first', async () => {
  const at = async (location: string) =>
    (await system.bus.request(suggest, { query: 'Mü', location })).businesses.map(({ name }) => name);
  expect(await at('Bad Homburg')).toEqual(['Mühlen-Apotheke', 'Müller & Söhne']);
  expect(await at('München')).toEqual(['Müller & Söhne', 'Mühlen-Apotheke']);
  expect(await at('Xyzzyqua')).toEqual(['Müller & Söhne', 'Mühlen-Apotheke']);
});

it('returns nothing if nothing matches, and refuses an empty text', async () => {
  expect(await ask('?')).toEqual({ businesses: [], categories: [], cities: [] });
  await expect(ask(' ')).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'query' }] });
});

it('suggests from the database while the index is unavailable', async () => {
  await system.meili.kill();
  expect(await names('Müller')).toEqual(['Müller & Söhne']);
  await expect(system.search({ query: 'Müller', openNow: true, minRating: '4' })).resolves.toMatchObject({
    notice: { kind: 'degraded', ignored: ['openNow', 'minRating'] },
  });
});

it('does not read the beginning of a trade or need as a misspelt name', async () => {
  expect(await names('hund')).toEqual([]);
  expect(await names('hand')).toEqual(['Handy Schmitt']);
});

it('does not read the beginning of a trade as a trade in a city', async () => {
  expect((await ask('oto mü')).searches).toBeDefined();
  expect((await ask('oto ta')).searches).toBeUndefined();
});
