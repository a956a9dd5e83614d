import {
  countWebsites,
  freezeSelection,
  getManagedBusiness,
  removeBusiness,
  scanExportedBusinesses,
  scanPhotoSites,
  scanWebsites,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const website = 'https://www.werkstatt.example/';

describe('a frozen selection', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let ids: string[];

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    const rows = [1, 2, 3, 4, 5].map((n) => workshop(n, n === 2 ? {} : { website }));
    await directory.store([...rows, workshop(6, { name: 'Unavailable Business', website })]);
    const stored = await directory.connection.collection('businesses').find().sort({ placeId: 1 }).toArray();
    ids = stored.map(({ _id }) => String(_id));
  }, 60_000);

  afterAll(() => servers.close());

  const freeze = (...numbers: number[]) =>
    servers.bus.request(freezeSelection, { selection: { ids: numbers.map((n) => ids[n - 1] ?? '') } });

  /** Names of all pages. */
  async function scanned(operation: typeof scanWebsites | typeof scanPhotoSites, selection: string) {
    const names: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: { items: { name: string }[]; next: string | null } = await servers.bus.request(operation, {
        ...{ selection, after: after ?? null, limit: 2 },
      });
      names.push(...page.items.map(({ name }) => name));
      after = page.next;
    }
    return names;
  }

  async function exported(selection: string) {
    const places: (string | undefined)[] = [];
    type After = { id: string; value: string | number | null } | null;
    for (let after: After | undefined; after !== null;) {
      const page: { businesses: { placeId?: string }[]; next: After } = await servers.bus.request(
        scanExportedBusinesses,
        { filter: { selection }, after: after ?? null, limit: 2 },
      );
      places.push(...page.businesses.map(({ placeId }) => placeId));
      after = page.next;
    }
    return places;
  }

  it('is counted, and scanned page by page for websites, photos and exports, including hidden businesses', async () => {
    const { id, total, websites, examples } = await freeze(6, 5, 2, 1);
    expect([total, websites]).toEqual([4, 3]);
    expect(examples).toHaveLength(4);
    expect(await servers.bus.request(countWebsites, { selection: id })).toEqual({ count: 3 });
    const names = ['Unavailable Business', 'Werkstatt 1', 'Werkstatt 5'];
    expect((await scanned(scanWebsites, id)).sort()).toEqual(names);
    expect((await scanned(scanPhotoSites, id)).sort()).toEqual(names);
    expect((await exported(id)).sort()).toEqual(['place-1', 'place-2', 'place-5', 'place-6']);
  });

  it('contains no more businesses than when it was frozen, and skips deleted ones', async () => {
    const { id } = await freeze(3, 4);
    await directory.list(workshop(7, { website }));
    const { version } = await servers.bus.request(getManagedBusiness, { id: ids[2] ?? '' });
    await servers.bus.request(removeBusiness, { id: ids[2] ?? '', version });
    expect(await scanned(scanWebsites, id)).toEqual(['Werkstatt 4']);
    expect(await exported(id)).toEqual(['place-4']);
  });

  it('is refused if it expires between two pages, which would otherwise look like its end', async () => {
    const { id } = await freeze(1, 2);
    const last = ids[1] ?? null;
    const page = { selection: id, after: last, limit: 2 };
    expect(await servers.bus.request(scanWebsites, page)).toMatchObject({ items: [] });
    await directory.connection.collection('frozen_selections').deleteMany({ selectionId: id });
    await expect(servers.bus.request(scanWebsites, page)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is refused, naming the field, if it is not stored', async () => {
    const refused = { code: 'invalid-input', message: expect.stringContaining('selection') };
    await expect(servers.bus.request(countWebsites, { selection: 'x' })).rejects.toMatchObject(refused);
    await expect(servers.bus.request(scanWebsites, { selection: 'x' })).rejects.toMatchObject(refused);
  });
});
