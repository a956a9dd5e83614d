import {
  getBusinessBySlug,
  getDirectoryCounts,
  listCategories,
  listCities,
  listCityBusinesses,
  listUnlistedBusinesses,
} from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { AppModule } from '../app.module.js';
import type { BusinessRecord } from '../record/business.record.js';
import { recount, storedCounts } from '../test/recount.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { BusinessWriter } from '../write/business-writer.js';
import { filedAnew } from './002-filed-anew.js';

describe('the migration 002-filed-anew', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await directory.store([
      workshop(1),
      workshop(2, { category: 'parking', type: 'amenity', name: 'P1', city: 'Krems', rating: 4 }),
      workshop(3, { category: 'company', type: 'office', name: 'Druckerei Huber' }),
    ]);
    await hasEnded();
  });

  afterAll(async () => {
    await servers.close();
  });

  const businesses = () => directory.connection.collection<BusinessRecord>('businesses');
  const migrations = () =>
    directory.connection.collection<{ _id: string; endedAt: Date | null; changed: number; version: string }>(
      'migrations',
    );
  const stored = async () => {
    const all = await businesses()
      .find({}, { sort: { _id: 1 } })
      .toArray();
    return all.map(({ updatedAt: _updatedAt, ...business }) => business);
  };
  /** Files businesses as the previous version would, including their counts. */
  const fileAsBefore = async (placeIds: string[], city?: string) => {
    const filing = {
      ...{ tradeKey: 'taxi', category: 'Taxi', categorySlugs: ['transport'], categorySet: 'transport' },
      listed: true,
    };
    await directory.app.get(BusinessWriter, { strict: false }).inTurn(async (change) => {
      const stored = await businesses()
        .find({ placeId: { $in: placeIds } })
        .toArray();
      const refiled = stored.map((before) => ({ before, fields: { ...filing, city: city ?? before.city } }));
      const changes = await change.plan({ kind: 'panel', runId: 'before' }, { refiled });
      await change.write(changes);
    });
  };
  const hasEnded = () =>
    eventually(async () => Boolean((await migrations().findOne({ _id: filedAnew.name }))?.endedAt));

  it('excludes a place that is not a business from lists, counts and cities, but keeps its page', async () => {
    const counts = await servers.bus.request(getDirectoryCounts, {});
    expect(counts.total).toBe(2);
    expect((await servers.bus.request(listCities, {})).map(({ city }) => city)).toEqual(['Bayreuth']);
    const page = await servers.bus.request(getBusinessBySlug, { city: 'krems', slug: 'p1' });
    expect(page).toMatchObject({ name: 'P1', listed: false });
  });

  it('leaves unlisted businesses in the list for the operator, which can be filtered', async () => {
    const list = async (filters: object) => {
      const page = await servers.bus.request(listUnlistedBusinesses, filters);
      return [page.total, ...page.businesses.map(({ name }) => name)];
    };
    expect(await list({})).toEqual([1, 'P1']);
    expect(await list({ search: 'p', city: 'Krems', category: 'parking', type: 'amenity' })).toEqual([
      1,
      'P1',
    ]);
    expect(await list({ search: 'Werkstatt' })).toEqual([0]);
    expect(await list({ date: '2020-01-01' })).toEqual([0]);
  });

  it('unlists places that an older version stored as businesses, and corrects the counts', async () => {
    const wanted = await stored();
    await fileAsBefore(['place-2', 'place-3']);
    expect((await servers.bus.request(getDirectoryCounts, {})).total).toBe(3);
    await migrations().updateOne({ _id: filedAnew.name }, { $set: { version: 'older tables' } });

    await servers.start('directory', AppModule);
    await eventually(async () => (await servers.bus.request(getDirectoryCounts, {})).total === 2, {
      everyMs: 100,
    });
    await hasEnded();
    const record = await migrations().findOne({ _id: filedAnew.name });
    expect(record).toMatchObject({ changed: 2, version: filedAnew.version });
    expect(await stored()).toEqual(wanted);
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
    const transport = (await servers.bus.request(listCategories, {})).find(
      ({ slug }) => slug === 'transport',
    );
    expect(transport?.total).toBe(0);
  });

  it('lists businesses under one name of their city, and redirects from their former addresses', async () => {
    await directory.store([
      workshop(4, { name: 'Ofen', city: 'Krems', countryCode: 'AT', latitude: 48.41, longitude: 15.6 }),
      workshop(5, { name: 'Zange', city: 'Frankfurt', latitude: 52.34, longitude: 14.55 }),
    ]);
    const city = async () => (await businesses().findOne({ placeId: 'place-4' }))?.city;
    expect(await city()).toBe('Krems an der Donau');
    await fileAsBefore(['place-4'], 'Krems');
    expect(await city()).toBe('Krems');
    await migrations().updateOne({ _id: filedAnew.name }, { $set: { version: 'cities of before' } });

    await servers.start('directory', AppModule);
    const isMerged = async () => (await city()) === 'Krems an der Donau';
    await eventually(isMerged, { everyMs: 100 });
    await hasEnded();
    const cities = (await servers.bus.request(listCities, {})).map((listed) => listed.city);
    expect(cities.sort()).toEqual(['Bayreuth', 'Frankfurt (Oder)', 'Krems an der Donau']);
    const former = await servers.bus.request(getBusinessBySlug, { city: 'krems', slug: 'ofen' });
    expect(former.urlSlug).toBe('krems-an-der-donau/ofen');
    for (const asked of ['Krems', 'Krems an der Donau']) {
      const page = await servers.bus.request(listCityBusinesses, { city: asked });
      expect(page).toMatchObject({ city: 'Krems an der Donau', total: 1 });
    }
    expect(await servers.bus.request(listCityBusinesses, { city: 'Frankfurt' })).toMatchObject({
      city: 'Frankfurt (Oder)',
    });
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });
});
