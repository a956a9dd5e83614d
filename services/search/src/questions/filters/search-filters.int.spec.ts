import type { IndexableBusiness } from '@gewerk/contracts';
import { type InputOf, type searchBusinesses, countFacets } from '@gewerk/contracts/bus';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

type Hours = NonNullable<IndexableBusiness['hours']>;
type Span = Hours['monday'][number];

const everyDay = (spans: Span[], publicHolidays: Span[] | null = null): Hours => ({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: spans,
  publicHolidays,
});

const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.571 };
const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.983, longitude: 11.613 };
const KULMBACH = { city: 'Kulmbach', postalCode: '95326', latitude: 50.1, longitude: 11.45 };

const zones = [
  { timeZone: 'Europe/Berlin', country_code: 'DE', stateCode: 'DE-BY' },
  { timeZone: 'America/Los_Angeles', country_code: 'US', stateCode: 'US-CA' },
  { timeZone: 'Asia/Tokyo', country_code: 'JP', stateCode: null },
];
/**
 * Three time zones times eight spans, half of them with separate hours for holidays, so that at any time some are
 * open and some are not.
 */
const aroundTheClock = zones.flatMap((zone) =>
  Array.from({ length: 8 }, (_, index) =>
    listedBusiness({
      name: `Uhrwerk ${zone.timeZone} ${index}`,
      category: 'Uhrmacher',
      city: 'Hof',
      ...zone,
      hours: everyDay([[index * 180, index * 180 + 190]], index % 2 ? [[0, 720]] : null),
    }),
  ),
);

const businesses = [
  ...aroundTheClock,
  listedBusiness({
    name: 'Auto Alt',
    category: 'KFZ-Werkstatt',
    ...BAYREUTH,
    hours: everyDay([[0, 1440]]),
    rating: '4.6',
    reviewCount: 5,
    phone: '0921 1',
    website: 'https://alt.example/',
  }),
  listedBusiness({
    name: 'Auto Bald',
    category: 'KFZ-Werkstatt',
    ...BINDLACH,
    hours: everyDay([]),
    rating: '4.0',
    reviewCount: 2,
    phone: '0921 2',
  }),
  listedBusiness({
    name: 'Auto Chrom',
    category: 'KFZ-Werkstatt',
    ...KULMBACH,
    rating: '3.2',
    reviewCount: 9,
  }),
  listedBusiness({ name: 'Salon Dora', category: 'Friseur', ...BAYREUTH, website: 'https://dora.example/' }),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

const found = (input: InputOf<typeof searchBusinesses>) => system.names(input);
const counts = (input: InputOf<typeof countFacets> = {}) => system.bus.request(countFacets, input);

it('PUB-HOURS-06 finds exactly those that are open now, in every place, with their exact number', async () => {
  await system.eventually(async () => {
    const all = await system.search({ limit: 100 });
    const open = await system.search({ openNow: true, limit: 100 });
    const again = await system.search({ limit: 100 });
    const openOf = ({ businesses: list }: typeof all) =>
      list
        .filter(({ isOpen }) => isOpen)
        .map(({ name }) => name)
        .sort();
    // If a business has opened or closed during the search, the comparison is repeated.
    if (openOf(all).join() !== openOf(again).join()) return false;
    expect(openOf(all).length).toBeGreaterThan(2);
    expect(open.businesses.map(({ name }) => name).sort()).toEqual(openOf(all));
    expect(open.total).toBe(openOf(all).length);
    return true;
  });
});

it.each([
  ['3', ['Auto Alt', 'Auto Bald', 'Auto Chrom']],
  ['3.5', ['Auto Alt', 'Auto Bald']],
  ['4', ['Auto Alt', 'Auto Bald']],
  ['4.5', ['Auto Alt']],
] as const)('finds businesses rated at least %s', async (minRating, names) => {
  expect((await found({ minRating })).sort()).toEqual(names);
});

it('finds businesses with a website, a phone number, or both', async () => {
  expect((await found({ hasWebsite: true })).sort()).toEqual(['Auto Alt', 'Salon Dora']);
  expect((await found({ hasPhone: true })).sort()).toEqual(['Auto Alt', 'Auto Bald']);
  expect(await found({ hasPhone: true, hasWebsite: true, query: 'auto' })).toEqual(['Auto Alt']);
});

it.each([
  ['95444', 10, ['Auto Alt', 'Auto Bald']],
  ['Bayreuth', 5, ['Auto Alt']],
  ['49.945,11.571', 10, ['Auto Alt', 'Auto Bald']],
  ['Bayreuth', 50, ['Auto Alt', 'Auto Bald', 'Auto Chrom']],
])(
  'finds businesses around %s within %d km, nearest first, with distances',
  async (around, radius, names) => {
    const answer = await system.search({ query: 'auto', around, radius });
    expect(answer.businesses.map(({ name }) => name)).toEqual(names);
    expect(answer.notice).toBeNull();
    for (const { distanceKm } of answer.businesses) expect(distanceKm).toBeLessThanOrEqual(radius);
  },
);

it('finds businesses in a rectangle of the map, and refuses an invalid one', async () => {
  expect((await found({ query: 'auto', box: '11.5,49.9,11.65,50' })).sort()).toEqual([
    'Auto Alt',
    'Auto Bald',
  ]);
  expect(await found({ query: 'auto', box: '11.4,50,11.5,50.2' })).toEqual(['Auto Chrom']);
  expect(await found({ box: '0,0,1,1' })).toEqual([]);
  await expect(found({ box: '11.65,49.9,11.5,50' })).rejects.toMatchObject({
    code: 'invalid-input',
    errors: [{ field: 'box' }],
  });
});

it('searches 25 km around a place by default, and nothing around an unknown one', async () => {
  expect(await found({ query: 'auto', around: 'Bayreuth' })).toHaveLength(3);
  const unknown = await system.search({ query: 'auto', around: 'Xyzzyqua' });
  expect(unknown.total).toBe(0);
  expect(unknown.notice).toEqual({ kind: 'unknown-place', place: 'Xyzzyqua' });
  expect(await counts({ query: 'auto', around: 'Xyzzyqua' })).toMatchObject({ hasPhone: 0, categories: {} });
});

it('returns nothing, rather than results of another search, if only a filter excludes the hits', async () => {
  expect(await system.search({ query: 'Salon Dora', hasPhone: true })).toMatchObject({ total: 0 });
});

it.each([
  [{ radius: 10 }, 'radius'],
  [{ around: '95.5,11.5' }, 'around'],
  [{ around: '49.5,181' }, 'around'],
] as const)('refuses %j, naming the field', async (input, field) => {
  await expect(found(input)).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field }] });
});

describe('counts next to the choices', () => {
  it('equal the number of results that each choice would give', async () => {
    const all = await counts();
    expect(all).toMatchObject({
      hasWebsite: 2,
      hasPhone: 2,
      minRating: { '3': 3, '3.5': 2, '4': 2, '4.5': 1 },
      radius: null,
    });
    expect(all.categories).toMatchObject({ 'kfz-werkstatt': 3, 'hair-salon': 1 });
    expect(all.cities).toContainEqual({ city: 'Bayreuth', count: 2 });
    await system.eventually(
      async () => (await counts()).openNow === (await system.search({ openNow: true })).total,
    );
  });

  it('apply the other filters but not their own', async () => {
    const input = {
      query: 'auto',
      location: 'Bayreuth',
      category: 'kfz-werkstatt',
      minRating: '4.5',
      around: 'Bayreuth',
      radius: 25,
    } as const;
    const answer = await counts(input);
    expect(answer.minRating).toMatchObject({ '3': 1, '4.5': 1 });
    expect(answer.hasPhone).toBe(1);
    expect(answer.cities).toContainEqual({ city: 'Bindlach', count: 0 });
    const { cities, radius } = await counts({ query: 'auto', location: 'Bayreuth', around: 'Bayreuth' });
    expect(cities).toContainEqual({ city: 'Bindlach', count: 1 });
    expect(radius).toEqual({ '5': 1, '10': 1, '25': 1, '50': 1, '100': 1 });
    expect((await counts({ query: 'auto', around: 'Bayreuth' })).radius).toMatchObject({
      '5': 1,
      '10': 2,
      '25': 3,
    });
  });
});
