import {
  getBusiness,
  getBusinessBySlug,
  getDirectoryCounts,
  listCityBusinesses,
  listPopularBusinesses,
  scanBusinesses,
  upsertBusinesses,
} from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { formerPlaceId } from '@gewerk/text';
import { AppModule } from '../app.module.js';
import { collectChanges } from '../test/collect-changes.js';
import { recount, storedCounts } from '../test/recount.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { Settlement } from '../write/settlement.js';

describe('storing batches of businesses', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
  });

  beforeEach(async () => {
    directory = await startDirectory(servers);
  });

  afterEach(async () => {
    await directory.app.close();
  });

  afterAll(async () => {
    await servers.close();
  });

  const all = async () => (await directory.bus.request(scanBusinesses, {})).items;

  it('stores the rows that have a name, and reports the others by row and reason', async () => {
    const answer = await directory.store([workshop(1), { name: ' \t' }, workshop(2)]);
    expect(answer).toEqual({
      imported: 2,
      duplicates: [],
      errors: [{ row_number: 3, code: 'missing', field: 'name', value: null }],
    });
    expect(await all()).toHaveLength(2);
  });

  it('changes nothing and returns the same result if a batch is sent again', async () => {
    const batch = { runId: 'run-1', batch: 4 };
    const rows = [workshop(1), workshop(1, { phone: '0921 1234567' }), { name: '' }];
    const first = await directory.store(rows, batch);
    const stored = await all();
    expect(first).toMatchObject({
      imported: 1,
      duplicates: [{ row_number: 3 }],
      errors: [{ row_number: 4 }],
    });
    expect(await directory.store(rows, batch)).toEqual(first);
    expect(await all()).toEqual(stored);
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  it('stores rows of the same place in one run as one business, and fills its empty fields from later rows', async () => {
    const run = { runId: 'run-1' };
    await directory.store([workshop(1), workshop(1, { email: 'a@example.com' })], { ...run, batch: 0 });
    const answer = await directory.store([workshop(1, { name: 'Anders', website: 'example.com' })], {
      ...run,
      batch: 1,
    });
    expect(answer).toEqual({
      imported: 0,
      duplicates: [{ row_number: 2, name: 'Anders', place_id: 'place-1' }],
      errors: [],
    });
    const [business] = await all();
    const detail = await directory.bus.request(getBusiness, { id: business!.id });
    expect(detail).toMatchObject({
      name: 'Werkstatt 1',
      email: 'a@example.com',
      website: 'http://example.com/',
    });
  });

  it('leaves a business of an earlier run unchanged in mode skip', async () => {
    await directory.store([workshop(1)]);
    const before = await all();
    const answer = await directory.store([workshop(1, { name: 'Anders', email: 'a@example.com' })]);
    expect(answer).toMatchObject({ imported: 0, duplicates: [{ place_id: 'place-1' }] });
    expect(await all()).toEqual(before);
  });

  it('updates a business of an earlier run in mode update and keeps fields that the row leaves empty', async () => {
    await directory.store([workshop(1, { email: 'a@example.com', rating: 4 })]);
    const answer = await directory.store([workshop(1, { name: 'Neu', rating: 2.5, email: '' })], {
      mode: 'update',
    });
    expect(answer).toEqual({ imported: 1, duplicates: [], errors: [] });
    const [business] = await all();
    const detail = await directory.bus.request(getBusiness, { id: business!.id });
    expect(detail).toMatchObject({ name: 'Neu', rating: '2.5', email: 'a@example.com' });
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  it('keeps an address for ever: after a rename the old one still redirects to the business', async () => {
    await directory.store([workshop(1)]);
    await directory.store([workshop(1, { name: 'Umbenannt' })], { mode: 'update' });
    await directory.store([workshop(2, { name: 'Werkstatt 1' })]);
    const old = await directory.bus.request(getBusinessBySlug, { city: 'bayreuth', slug: 'werkstatt-1' });
    expect(old).toMatchObject({ name: 'Umbenannt', urlSlug: 'bayreuth/umbenannt', place_id: 'place-1' });
    const newcomer = (await all()).find(({ place_id }) => place_id === 'place-2');
    expect(newcomer?.urlSlug).toMatch(/^bayreuth\/werkstatt-1-[a-z0-9]{5}$/);
  });

  it('gives a business its old address back when it takes its old name again', async () => {
    await directory.store([workshop(1)]);
    await directory.store([workshop(1, { name: 'Umbenannt' })], { mode: 'update' });
    await directory.store([workshop(1)], { mode: 'update' });
    const [business] = await all();
    expect(business?.urlSlug).toBe('bayreuth/werkstatt-1');
    const between = await directory.bus.request(getBusinessBySlug, { city: 'bayreuth', slug: 'umbenannt' });
    expect(between.urlSlug).toBe('bayreuth/werkstatt-1');
  });

  it('gives the branches of a chain in one city distinct addresses', async () => {
    const branches = Array.from({ length: 20 }, (_, n) => workshop(n, { name: 'A.T.U' }));
    await directory.store(branches.slice(0, 12));
    await directory.store(branches.slice(12));
    const addresses = (await all()).map(({ urlSlug }) => urlSlug);
    expect(new Set(addresses).size).toBe(20);
    expect(addresses).toContain('bayreuth/atu');
    for (const address of addresses) expect(address).toMatch(/^bayreuth\/atu(?:-[a-z0-9]{5})?$/);
  });

  it('treats the same name and address with different place ids as two businesses', async () => {
    const answer = await directory.store([workshop(1), workshop(1, { placeId: 'other' })]);
    expect(answer.imported).toBe(2);
  });

  it('treats the same name, address and postal code without place ids as one business, across runs', async () => {
    const row = workshop(1, { placeId: undefined });
    await directory.store([row]);
    const answer = await directory.store([{ ...row, name: 'WERKSTATT  1' }]);
    expect(answer).toMatchObject({ imported: 0, duplicates: [{ place_id: expect.stringMatching(/^gw_/) }] });
  });

  it('finds a business with a name in another script under the place id that an older version derived', async () => {
    const row = workshop(1, { placeId: undefined, name: '東亭' });
    await directory.store([row]);
    const former = formerPlaceId(row)!;
    await directory.connection
      .collection('businesses')
      .updateOne({ name: '東亭' }, { $set: { placeId: former } });
    // A transliteration would make these two the same.
    const answer = await directory.store([row, { ...row, name: '冬庭' }]);
    expect(answer).toMatchObject({ imported: 1, duplicates: [{ name: '東亭', place_id: former }] });
    expect((await all()).map(({ name }) => name).sort()).toEqual(['冬庭', '東亭'].sort());
  });

  it("PUB-ENTITY-14 leaves 'Unavailable Business' out of every list and count but keeps it stored", async () => {
    await directory.store([
      workshop(1, { name: 'Unavailable Business', rating: 5, reviewCount: 900 }),
      workshop(2),
    ]);
    const { bus } = directory;
    expect((await bus.request(listPopularBusinesses, {})).map(({ name }) => name)).toEqual(['Werkstatt 2']);
    const city = await bus.request(listCityBusinesses, { city: 'Bayreuth' });
    expect([city.total, city.businesses.map(({ name }) => name)]).toEqual([1, ['Werkstatt 2']]);
    expect(await bus.request(getDirectoryCounts, {})).toMatchObject({ total: 1, averageRating: null });
    expect((await all()).map(({ listed }) => listed).sort()).toEqual([false, true]);
  });

  it('leaves nothing behind if a batch fails before its commit', async () => {
    await directory.store([workshop(1)]);
    const [before, counts] = [await all(), await storedCounts(directory.connection)];
    const add = jest
      .spyOn(directory.app.get(Settlement), 'add')
      .mockRejectedValueOnce(new Error('disk full'));
    const batch = { runId: 'run-x', batch: 0 };
    await expect(directory.store([workshop(2), workshop(3, { city: 'Krems' })], batch)).rejects.toMatchObject(
      {
        code: 'internal',
      },
    );
    expect(add).toHaveBeenCalledTimes(1);
    expect(await all()).toEqual(before);
    expect(await storedCounts(directory.connection)).toEqual(counts);
    expect(await directory.store([workshop(2), workshop(3, { city: 'Krems' })], batch)).toMatchObject({
      imported: 2,
    });
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  it('counts and announces a stored batch once if its settlement failed and the batch is sent again', async () => {
    const { events, end } = collectChanges(directory.bus);
    jest.spyOn(directory.app.get(Outbox), 'add').mockRejectedValueOnce(new Error('disk full'));
    const batch = { runId: 'run-y', batch: 0 };
    await expect(directory.store([workshop(1)], batch)).rejects.toMatchObject({ code: 'internal' });
    expect((await all()).length).toBe(1);
    expect(await storedCounts(directory.connection)).toEqual({});
    expect(await directory.store([workshop(1)], batch)).toMatchObject({ imported: 1, duplicates: [] });
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
    expect(await directory.connection.collection('unsettled_batches').countDocuments()).toBe(0);
    await eventually(() => events.length >= 1);
    end();
    expect(events).toHaveLength(1);
  });

  it('counts at startup the batches of a process that ended before it settled them', async () => {
    jest.spyOn(directory.app.get(Outbox), 'add').mockRejectedValueOnce(new Error('killed'));
    await expect(directory.store([workshop(1)])).rejects.toMatchObject({ code: 'internal' });
    const next = await servers.start('directory', AppModule);
    const isCounted = async () => Object.keys(await storedCounts(directory.connection)).length > 0;
    await eventually(isCounted);
    await next.close();
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  it('announces each batch that changed something, once, with the ids, cities and categories', async () => {
    const { events, end } = collectChanges(directory.bus);
    await directory.store([workshop(1)], { runId: 'a' });
    await directory.store([workshop(1)], { runId: 'b' });
    await directory.store([workshop(2, { city: 'Krems', countryCode: 'AT' })], { runId: 'c' });
    await eventually(() => events.length >= 2);
    end();
    const ids = (await all()).map(({ id }) => id);
    expect(events).toEqual([
      { ids: [ids[0]], citySlugs: ['bayreuth'], categorySlugs: expect.arrayContaining(['kfz-werkstatt']) },
      { ids: [ids[1]], citySlugs: [expect.stringMatching(/^krems/)], categorySlugs: expect.anything() },
    ]);
  });

  it('refuses more than 500 rows and names the field', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => ({ row: n, business: workshop(n) }));
    await expect(
      directory.bus.request(upsertBusinesses, { runId: 'x', batch: 0, rows }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'rows' }],
    });
  });
});
