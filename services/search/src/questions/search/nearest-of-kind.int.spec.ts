import { SearchClient } from '../../engine/search.client.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.575 };
const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.981, longitude: 11.612 };
/** 12 km from Bayreuth. */
const CREUSSEN = { city: 'Creußen', postalCode: '95473', latitude: 49.845, longitude: 11.624 };
/** 20 km from Bayreuth. */
const KULMBACH = { city: 'Kulmbach', postalCode: '95326', latitude: 50.1, longitude: 11.445 };

/** 420 km from Bayreuth. */
const HAMBURG = { city: 'Hamburg', postalCode: '20095', latitude: 53.55, longitude: 9.99 };

const doctors = (names: readonly string[], at: object) =>
  names.map((name) => listedBusiness({ name, category: 'Arzt', ...at }));
const many = (count: number) => Array.from({ length: count }, (_, at) => `Dr. Vogel ${at}`);

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    ...doctors(['Dr. Lang', 'Dr. Kurz'], BAYREUTH),
    ...doctors(['Hautarztpraxis Dr. Klein'], BAYREUTH),
    ...doctors(['Dr. Nah'], BINDLACH),
    ...doctors(['Augenarztpraxis Dr. Iris'], CREUSSEN),
    ...doctors(['Augenzentrum Kulmbach Augenärzte', ...many(12)], KULMBACH),
    ...['Putzblitz', 'Glanz & Gloria'].map((name) =>
      listedBusiness({ name, category: 'Gebäudereinigung', ...BAYREUTH }),
    ),
    listedBusiness({
      name: 'Weber',
      category: 'Schädlingsbekämpfung',
      sourceCategory: 'Schädlingsbekämpfung',
      ...KULMBACH,
    }),
    listedBusiness({
      name: 'Logopädie Laut',
      category: 'Logopädie',
      sourceCategory: 'Logopädie',
      ...BAYREUTH,
    }),
    listedBusiness({
      name: 'Beweglich',
      category: 'Physiotherapie',
      sourceCategory: 'Physiotherapie',
      ...KULMBACH,
    }),
    listedBusiness({
      name: 'Hand & Fuß',
      category: 'Kosmetikstudio',
      subtypes: ['Fußpflege', 'Maniküre'],
      ...HAMBURG,
    }),
    listedBusiness({ name: 'Hochbau Fink', category: 'Bauunternehmen', ...BAYREUTH }),
    listedBusiness({ name: 'Kaffeestube', category: 'Café', ...BAYREUTH }),
    listedBusiness({ name: 'Hafencafé', category: 'Café', flags: ['WLAN'], ...HAMBURG }),
    listedBusiness({ name: 'Stadtmuseum', category: 'Museum', ...BAYREUTH }),
    listedBusiness({ name: 'Hafenmuseum', category: 'Museum', sourceCategory: 'Museum', ...HAMBURG }),
    listedBusiness({ name: 'Filmpalast', category: 'Kino', sourceCategory: 'Kino', ...KULMBACH }),
  ]);
});
afterAll(() => system?.stop());
afterEach(() => jest.restoreAllMocks());

it.each([{ query: 'Physiotherapie Bayreuth' }, { query: 'Rückenschmerzen', location: 'Bayreuth' }])(
  'puts the usual kind nearby before another kind at the place: %j',
  async (question) => {
    expect(await system.names(question)).toEqual(['Beweglich', 'Logopädie Laut']);
  },
);

const ofEyes = ['Augenarztpraxis Dr. Iris', 'Augenzentrum Kulmbach Augenärzte'];

it.each([
  [{ query: 'Augenarzt Bayreuth' }],
  [{ query: 'Augenarzt', location: 'Bayreuth' }],
  [{ query: 'göz doktoru', location: '95444' }],
])('lists the nearest of a kind before others of the trade at the place: %j', async (input) => {
  const { businesses, notice, understood } = await system.search(input);
  const names = businesses.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(ofEyes);
  expect(names.slice(2, 5).sort()).toEqual(['Dr. Kurz', 'Dr. Lang', 'Hautarztpraxis Dr. Klein']);
  expect(businesses[0]?.distanceKm).toBeGreaterThan(10);
  expect(notice?.kind).toBe('nearest');
  expect(understood?.inside).toBe(0);
});

it('lists the nearest of a kind before nearer others if the place has none of the trade', async () => {
  expect((await system.names({ query: 'Augenarzt Heinersreuth' })).slice(0, 2)).toEqual(ofEyes);
  expect((await system.names({ query: 'Kino Bayreuth' })).slice(0, 2)).toEqual(['Filmpalast', 'Stadtmuseum']);
});

it('lists the kind first among the businesses at the place', async () => {
  const { businesses, notice, understood } = await system.search({ query: 'Hautarzt Bayreuth' });
  expect(businesses[0]?.name).toBe('Hautarztpraxis Dr. Klein');
  expect([notice, understood?.inside]).toEqual([null, 3]);
});

it('lists no other kinds around the place', async () => {
  const there = { location: 'Bindlach', limit: 50 };
  expect(await system.names({ query: 'Physiotherapie', ...there })).toEqual(['Beweglich']);
  const eyes = await system.names({ query: 'Augenarzt', ...there });
  expect(eyes).toEqual(expect.arrayContaining([...ofEyes, 'Dr. Nah', 'Dr. Lang']));
  expect(eyes).not.toContain('Hautarztpraxis Dr. Klein');
  expect(await system.names({ query: 'Fußpflege', ...there })).toEqual(['Hand & Fuß']);
});

it('stays at the place if others of the trade help as well', async () => {
  const { businesses, notice } = await system.search({ query: 'Hausarzt Bayreuth' });
  expect(businesses.slice(0, 3).map(({ city }) => city)).toEqual(['Bayreuth', 'Bayreuth', 'Bayreuth']);
  expect(notice).toBeNull();
});

it.each([
  'Augenarzt Bayreuth',
  'Augenarzt Heinersreuth',
  'Hautarzt Bayreuth',
  'Hautarzt Kulmbach',
  'Kino Bayreuth',
])('returns every business for "%s" once, in the same order on pages as on one page', async (query) => {
  const { businesses, total } = await system.search({ query, limit: 50 });
  const pages: string[] = [];
  for (let offset = 0; offset < total; offset += 2)
    pages.push(...(await system.names({ query, limit: 2, offset })));
  expect(pages).toEqual(businesses.map(({ name }) => name));
  expect(new Set(pages).size).toBe(total);
});

it('requests the nearest of a kind in the same request', async () => {
  const asked = jest.spyOn(system.get(SearchClient), 'searchMany');
  await system.names({ query: 'Augenarzt Bayreuth', limit: 3 });
  expect(asked.mock.calls.filter(([queries]) => queries.every(({ facets }) => !facets))).toHaveLength(1);
});

it('reports that no business is of the kind, and lists those of another last', async () => {
  const { businesses, understood } = await system.search({ query: 'Urologe' });
  expect(businesses).not.toEqual([]);
  expect(understood?.ignored).toEqual(['Urologe']);
  const all = await system.names({ query: 'Urologe', limit: 50 });
  const ofOthers = ['Hautarztpraxis Dr. Klein', ...ofEyes];
  expect(all.slice(-ofOthers.length).sort()).toEqual(ofOthers.sort());
});

it.each(['Kammerjäger Bayreuth', 'Wespennest in Bayreuth', 'termites Bayreuth'])(
  'lists pest controllers before nearer cleaners: %s',
  async (query) => {
    expect((await system.names({ query }))[0]).toBe('Weber');
  },
);

it('uses no related trade for a kind that only its own businesses help with', async () => {
  const { businesses, understood } = await system.search({ query: 'Geigenbauer', location: 'Bayreuth' });
  expect(businesses).toEqual([]);
  expect(understood?.parts[0]).toMatchObject({ kind: 'trade', value: 'handwerker-allgemein' });
});

it('drops and reports a condition rather than listing what is too far away', async () => {
  const { businesses, understood } = await system.search({ query: 'Café mit WLAN in Bayreuth' });
  expect([businesses[0]?.name, understood?.ignored]).toEqual(['Kaffeestube', ['mit WLAN']]);
  expect(await system.names({ query: 'Café mit WLAN in Hamburg' })).toEqual(['Hafencafé']);
});

it('reports a kind as ignored if the only nearby businesses of the trade are of other kinds', async () => {
  const near = await system.search({ query: 'Kino in Hamburg' });
  expect(near.understood?.ignored).toEqual(['Kino']);
  expect((await system.search({ query: 'Kino in Bayreuth' })).understood?.ignored).toEqual([]);
});

it('does not report a kind as ignored if a listed business is of it, however far away', async () => {
  const { businesses, understood, notice } = await system.search({ query: 'Fußpflege in Bremen' });
  expect([businesses[0]?.name, notice?.kind]).toEqual(['Hand & Fuß', 'nearest']);
  expect(understood?.ignored).toEqual([]);
});
