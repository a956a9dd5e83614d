import {
  categorySorts,
  findBusinessesByPrefix,
  listCategoryBusinesses,
  listCityBusinesses,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { listIndexes } from '../record/index.js';
import { namesOf } from '../test/listed-workshops.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

/**
 * Sorted by rating, reviews, name or city, the closed business would come first and the one without a rating
 * last.
 */
const rows = [
  workshop(1, {
    name: 'Auto Adler',
    rating: 5,
    reviewCount: 900,
    businessStatus: 'CLOSED_PERMANENTLY',
  }),
  workshop(2, { name: 'Auto Bach', rating: 4, reviewCount: 20, businessStatus: 'CLOSED_TEMPORARILY' }),
  workshop(3, { name: 'Auto Conrad', rating: 3, reviewCount: 1, businessStatus: 'OPERATIONAL' }),
  workshop(4, { name: 'Auto Dorn', city: 'Hof', postalCode: '95028' }),
];

let servers: TestBus;
let directory: RunningDirectory;

beforeAll(async () => {
  servers = await startTestBus();
  directory = await startDirectory(servers);
  await directory.store(rows);
});

afterAll(() => servers.close());

const inCity = async (page?: number) => {
  const paged = page === undefined ? {} : { page, limit: 1 };
  return namesOf((await servers.bus.request(listCityBusinesses, { city: 'Bayreuth', ...paged })).businesses);
};
const inCategory = async (sortBy: (typeof categorySorts)[number]) => {
  const asked = { category: 'kfz-werkstatt', sortBy };
  return namesOf((await servers.bus.request(listCategoryBusinesses, asked)).businesses);
};

describe('lists with a permanently closed business', () => {
  it('list it after all others of its city, with one total and without a gap between pages', async () => {
    const names = ['Auto Bach', 'Auto Conrad', 'Auto Adler'];
    expect(await inCity()).toEqual(names);
    const pages = await Promise.all([1, 2, 3].map(inCity));
    expect(pages.flat()).toEqual(names);
    expect((await servers.bus.request(listCityBusinesses, { city: 'Bayreuth' })).total).toBe(3);
  });

  it.each(categorySorts)('list it after all others of its category, sorted by %s', async (sortBy) => {
    expect(await inCategory(sortBy)).toEqual(['Auto Bach', 'Auto Conrad', 'Auto Dorn', 'Auto Adler']);
  });

  it.each([{ city: 'Bayreuth' }, { query: 'auto' }, { city: 'Bayreuth', categorySlug: 'kfz-werkstatt' }])(
    'list it last in a search by prefix: %j',
    async (asked) => {
      const { businesses } = await servers.bus.request(findBusinessesByPrefix, asked);
      expect(namesOf(businesses).at(-1)).toBe('Auto Adler');
    },
  );

  it('keep the previous order while a new version’s index is being built', async () => {
    const collection = directory.connection.collection('businesses');
    const { city: made, categoryByName } = listIndexes;
    const before = [
      { listed: 1, citySlug: 1, ratingValue: -1, reviewCount: -1, _id: 1 },
      { categorySet: 1, nameSlug: 1, citySlug: 1 },
    ] as const;
    for (const keys of before) await collection.createIndex(keys);
    for (const keys of [made, categoryByName]) await collection.dropIndex(keys as never);
    expect(await inCity()).toEqual(['Auto Adler', 'Auto Bach', 'Auto Conrad']);
    expect(await inCategory('name')).toEqual(['Auto Adler', 'Auto Bach', 'Auto Conrad', 'Auto Dorn']);
    for (const keys of [made, categoryByName]) await collection.createIndex(keys);
    expect((await inCity()).at(-1)).toBe('Auto Adler');
  });
});
