import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.575 };
/** 4 km from Bayreuth. */
const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.981, longitude: 11.612 };
/** 12 km from Bayreuth. */
const CREUSSEN = { city: 'Creußen', postalCode: '95473', latitude: 49.845, longitude: 11.624 };
const GONE = { businessStatus: 'CLOSED_PERMANENTLY' } as const;

let system: SearchSystem;
beforeAll(async () => {
  const florist = { category: 'Florist' };
  system = await SearchSystem.start([
    listedBusiness({ name: 'Blumen Adam', ...florist, ...BAYREUTH, ...GONE, rating: '5.0', popularity: 5 }),
    listedBusiness({ name: 'Blumen Berta', ...florist, ...BAYREUTH, rating: '3.0', popularity: 3 }),
    listedBusiness({ name: 'Floristik Cäsar', ...florist, ...BINDLACH, ...GONE }),
    listedBusiness({ name: 'Blumen Emil', ...florist, ...CREUSSEN, ...GONE }),
    listedBusiness({
      ...{ name: 'Blumen Dora', ...florist, ...BINDLACH, longitude: 11.7 },
      businessStatus: 'CLOSED_TEMPORARILY',
    }),
  ]);
});
afterAll(() => system?.stop());

it.each([
  [{ query: 'Florist' }],
  [{ query: 'Florist', location: 'Bayreuth' }],
  [{ query: 'Blumen', location: '95444' }],
  [{ query: 'Blumen', sort: 'rating' as const }],
  [{ query: 'Blumen', sort: 'name' as const }],
  [{ query: 'Florist', around: '49.945,11.575', sort: 'distance' as const }],
])('lists permanently closed businesses after all others: %j', async (input) => {
  const names = await system.names(input);
  expect(names.indexOf('Blumen Berta')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('Blumen Berta')).toBeLessThan(names.indexOf('Blumen Adam'));
});

it('lists nearby permanently closed businesses after more distant open ones', async () => {
  const names = await system.names({ query: 'Florist', around: '49.981,11.612', radius: 25 });
  expect(names).toEqual(['Blumen Berta', 'Blumen Dora', 'Floristik Cäsar', 'Blumen Adam', 'Blumen Emil']);
});

it('lists a permanently closed business first if its name is searched for', async () => {
  expect((await system.names({ query: 'Floristik Cäsar' }))[0]).toBe('Floristik Cäsar');
  expect((await system.names({ query: 'Blumen Adam', location: 'Bayreuth' }))[0]).toBe('Blumen Adam');
});

it('lists the nearest open businesses before permanently closed ones at the place', async () => {
  const { businesses, notice } = await system.search({ query: 'Florist', location: 'Creußen' });
  expect(businesses.map(({ name }) => name)).toEqual([
    'Blumen Berta',
    'Blumen Dora',
    'Blumen Emil',
    'Blumen Adam',
    'Floristik Cäsar',
  ]);
  expect(notice?.kind).toBe('nearest');
});
