import {
  findBusinessesByPrefix,
  getBusinesses,
  getDirectoryCounts,
  type InputOf,
  listCities,
  listCityBusinesses,
  listCategories,
  listPanelCities,
  MAX_ANSWER_BYTES,
  type Operation,
  type OutputOf,
  scanBusinesses,
  scanCities,
  scanExportedBusinesses,
  scanWebsites,
} from '@gewerk/contracts/bus';
import { LIST_LENGTH } from '@gewerk/contracts/limits';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const WIDE = '東';
const COUNT = 120;
const CITIES = 100_000;

/** A random text, so that compression does not help. */
const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');

const large = (n: number) =>
  workshop(n, {
    name: `${WIDE.repeat(200)} ${n}`,
    description: noise(10_000),
    subtypes: Array.from({ length: 50 }, () => noise(200)),
    website: `https://www.werkstatt.example/${'x'.repeat(1_900)}`,
    photos: [`https://bilder.example/${noise(1_900)}`],
    fullAddress: noise(800),
  });

describe('responses with large businesses', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    for (let from = 0; from < COUNT; from += 10)
      await directory.store(Array.from({ length: 10 }, (_, index) => large(from + index)));
  });

  afterAll(() => servers.close());

  const sizeOf = async <Op extends Operation>(operation: Op, input: object): Promise<number> =>
    (await servers.bus.requestBytes(operation, input as never)).length;

  it('are limited in bytes in a scan of all businesses, which leaves none out', async () => {
    const seen: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages += 1) {
      const { items, next } = (await servers.bus.request(scanBusinesses, { after })) as {
        items: { id: string; description: string | null }[];
        next: string | null;
      };
      expect(items[0]?.description).toHaveLength(400);
      seen.push(...items.map(({ id }) => id));
      after = next;
    }
    expect(new Set(seen).size).toBe(COUNT);
    expect([seen.length, pages > 1]).toEqual([COUNT, true]);
    expect(await sizeOf(scanBusinesses, {})).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    const first = await servers.bus.request(getBusinesses, { ids: seen });
    expect([...first.businesses.map(({ id }) => id), ...(first.left ?? [])].sort()).toEqual([...seen].sort());
    expect(first.left?.length).toBeGreaterThan(0);
  });

  it.each([{}, { sortBy: 'name' } as const])(
    'are limited in bytes in an export with %j, which leaves none out',
    async (order) => {
      const seen: (string | undefined)[] = [];
      let pages = 0;
      let after: OutputOf<typeof scanExportedBusinesses>['next'] = null;
      do {
        const page: InputOf<typeof scanExportedBusinesses> = { ...order, after };
        expect(await sizeOf(scanExportedBusinesses, page)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
        const answer: OutputOf<typeof scanExportedBusinesses> = await servers.bus.request(
          scanExportedBusinesses,
          page,
        );
        seen.push(...answer.businesses.map(({ placeId }) => placeId));
        after = answer.next;
        pages += 1;
      } while (after !== null);
      expect([new Set(seen).size, seen.length, pages > 1]).toEqual([COUNT, COUNT, true]);
    },
  );

  it('include every entry of a page of a list', async () => {
    const page = { city: 'Bayreuth', limit: 100 };
    expect((await servers.bus.request(listCityBusinesses, page)).businesses).toHaveLength(100);
    const found = await servers.bus.request(findBusinessesByPrefix, { city: 'Bayreuth', limit: 100 });
    expect(found.businesses).toHaveLength(100);
    expect(await sizeOf(listCityBusinesses, page)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    expect(await sizeOf(scanWebsites, { limit: 1_000 })).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  });
});

describe('a directory with 100,000 city names', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await directory.store([workshop(1)]);
    const counts = directory.connection.collection('tallies');
    const cities = Array.from({ length: CITIES }, (_, index) => ({
      _id: `city:ort-${index}` as never,
      kind: 'city',
      slug: `ort-${index}`,
      name: `Telefon ${index} 0921 555 ${index} bitte vormittags anrufen`,
      countryCode: 'DE',
      count: 1 + (index % 7),
      categories: { 'kfz-werkstatt': 1 },
    }));
    for (let from = 0; from < CITIES; from += 10_000)
      await counts.insertMany(cities.slice(from, from + 10_000));
    await counts.updateOne({ _id: 'directory' as never }, { $inc: { changes: 1 } });
  });

  afterAll(() => servers.close());

  it('lists only the largest cities, but counts all', async () => {
    const cities = await servers.bus.request(listCities, {});
    expect(cities).toHaveLength(LIST_LENGTH.cities);
    expect(cities[0]?.businessCount).toBe(7);
    expect(await servers.bus.request(listPanelCities, {})).toHaveLength(LIST_LENGTH.cities);
    expect((await servers.bus.request(getDirectoryCounts, {})).cities).toBe(CITIES + 1);
    const categories = await servers.bus.request(listCategories, {});
    expect(Math.max(...categories.map((category) => category.cities))).toBe(CITIES + 1);
  });

  it('returns each city once when its cities are scanned page by page', async () => {
    const seen = new Set<string>();
    for (let after: string | null | undefined; after !== null;) {
      const page: { items: { slug: string }[]; next: string | null } = await servers.bus.request(scanCities, {
        after,
      });
      for (const { slug } of page.items) seen.add(slug);
      after = page.next;
    }
    expect(seen.size).toBe(CITIES + 1);
  });
});

describe('the counts', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  it('are never older than a committed change, however soon they are requested', async () => {
    for (let n = 1; n <= 10; n += 1) {
      await directory.store([workshop(n, { city: `Ort ${n}`, postalCode: undefined })]);
      const [stats, cities] = await Promise.all([
        servers.bus.request(getDirectoryCounts, {}),
        servers.bus.request(listCities, {}),
      ]);
      expect([stats.total, stats.cities, cities.length]).toEqual([n, n, n]);
    }
  });
});
