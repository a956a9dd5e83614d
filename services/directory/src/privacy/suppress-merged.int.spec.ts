import {
  getBulkChange,
  getBusinessHistory,
  getManagedBusiness,
  mergeBusinesses,
  reportListing,
  restoreBusiness,
  startBulkChange,
  suppressBusiness,
} from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import { ImportTraces } from '../imports/index.js';
import { useCountedDirectory } from '../test/counted-directory.js';
import { neighbours } from '../test/fake-neighbours.js';
import { type RunningDirectory, workshop } from '../test/running-directory.js';

const DAY = '2026-11-01';
const VIEWED = { views: 1, phone: 0, website: 0, route: 0 };

describe('a business that a chain of others was merged into', () => {
  let directory: RunningDirectory;

  useCountedDirectory((started) => (directory = started));

  /** The same workshop from three sources. */
  const sourced = (n: number) =>
    workshop(n, {
      name: `Petra Geheim ${n}`,
      phone: `0921 8000${n}`,
      email: `petra-${n}@geheim.example`,
      postalCode: `9544${n}`,
    });
  async function merge(kept: string, other: string): Promise<void> {
    const read = (id: string) => directory.bus.request(getManagedBusiness, { id });
    const [{ id, version }, { version: otherVersion }] = [await read(kept), await read(other)];
    await directory.bus.request(mergeBusinesses, { id, version, otherId: other, otherVersion });
  }
  async function describeAll(ids: string[]): Promise<void> {
    const change = { action: 'set', fields: { description: 'Repariert alles.' } } as const;
    const started = { selection: { ids }, change, expected: ids.length };
    const { id } = await directory.bus.request(startBulkChange, started);
    await eventually(async () => (await directory.bus.request(getBulkChange, { id })).state === 'completed');
  }
  async function everything(): Promise<string> {
    const collections = await directory.connection.db?.collections();
    const documents = await Promise.all((collections ?? []).map((each) => each.find().toArray()));
    return JSON.stringify(documents);
  }

  it('is removed with all of them at the person’s request: nothing personal is kept, and none is restored', async () => {
    const [first, second, last] = [
      await directory.list(sourced(1)),
      await directory.list(sourced(2)),
      await directory.list(sourced(3)),
    ];
    await describeAll([first, second, last]);
    await directory.store([{ ...sourced(1), description: 'Neu.' }], { mode: 'update' });
    await directory.bus.request(reportListing, {
      delivery: { key: 'key-of-chain', tokenId: 'token-of-chain' },
      report: { kind: 'report', business_id: first, reason: 'removal', message: 'Ich bin Petra Geheim.' },
    });
    await directory.connection
      .collection('listing_days')
      .insertOne({ businessId: first, day: DAY, ...VIEWED });
    await merge(second, first);
    await merge(last, second);

    await directory.bus.request(suppressBusiness, { id: last, reason: 'request' });

    for (const id of [first, second, last]) {
      await expect(directory.bus.request(restoreBusiness, { id })).rejects.toMatchObject({
        code: 'business-not-found',
      });
      expect(neighbours.unchecked).toContain(id);
      expect(neighbours.withoutPhotos).toContain(id);
    }
    expect(neighbours.forgotten).toEqual(expect.arrayContaining(['place-1', 'place-2', 'place-3']));
    expect(await everything()).not.toMatch(/Geheim|geheim|8000[123]|place-[123]/);
    expect(await directory.connection.collection('listing_days').countDocuments()).toBe(0);
    const { imported, errors } = await directory.store([sourced(1), sourced(2), sourced(3)]);
    expect([imported, errors.map(({ code }) => code)]).toEqual([
      0,
      ['suppressed', 'suppressed', 'suppressed'],
    ]);
  });

  it('whose merge was undone keeps nothing of the other, removed business in its history', async () => {
    const kept = await directory.list(workshop(7, { email: 'info@seven.example' }));
    const other = await directory.list({ ...sourced(8), description: 'Petra Geheim schweißt.' });
    const read = (id: string) => directory.bus.request(getManagedBusiness, { id });
    const [{ version }, { version: otherVersion }] = [await read(kept), await read(other)];
    await directory.bus.request(mergeBusinesses, {
      ...{ id: kept, version, otherId: other, otherVersion },
      fromOther: ['name', 'phone', 'email', 'description'],
    });
    await directory.bus.request(restoreBusiness, { id: other });
    const history = async () => JSON.stringify(await directory.bus.request(getBusinessHistory, { id: kept }));
    expect(await history()).toMatch(/Petra Geheim.*petra-8@geheim/);

    await directory.bus.request(suppressBusiness, { id: other, reason: 'request' });

    expect(await history()).not.toMatch(/Geheim|geheim/);
    expect(await history()).toContain('info@seven.example');
    expect(await everything()).not.toMatch(/Geheim|geheim|80008/);
  });

  it('is in no receipt of an import that ran while it was removed', async () => {
    const business = sourced(9);
    const id = await directory.list(business);
    const traces = directory.app.get(ImportTraces);
    const forget = traces.forgetPlaces.bind(traces);
    jest.spyOn(traces, 'forgetPlaces').mockImplementationOnce(async (placeIds) => {
      await forget(placeIds);
      expect((await directory.store([business])).duplicates).toHaveLength(1);
      neighbours.forgotten.length = 0;
    });
    await directory.bus.request(suppressBusiness, { id, reason: 'request' });
    expect(await everything()).not.toMatch(/Geheim 9|place-9/);
    expect(neighbours.forgotten).toEqual(['place-9']);
  });

  it('is not removed by the id of one that was merged into it', async () => {
    const [first, second, last] = [
      await directory.list(workshop(4)),
      await directory.list(workshop(5)),
      await directory.list(workshop(6)),
    ];
    await merge(second, first);
    await merge(last, second);
    await expect(
      directory.bus.request(suppressBusiness, { id: second, reason: 'request' }),
    ).rejects.toMatchObject({ code: 'business-not-found' });
    for (const id of [second, first])
      expect(await directory.bus.request(restoreBusiness, { id })).toMatchObject({ id });
  });
});
