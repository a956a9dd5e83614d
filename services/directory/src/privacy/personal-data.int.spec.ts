import {
  getBulkChange,
  removeDirectoryPersonalData,
  reportListing,
  scanBusinesses,
  scanDirectoryPersonalData,
  startBulkChange,
  undoBulkChange,
  undoImportBatch,
} from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const EMAIL = 'ida@ida.example';
const NOTHING = {
  ...{ submission: 0, report: 0, 'removed-listing': 0, 'listing-history': 0 },
  ...{ 'listing-before-import': 0, 'listing-before-change': 0 },
};

describe('the directory’s data about a person', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  it('is exported with its listing, which stays when the rest is deleted', async () => {
    await directory.store([workshop(1, { email: EMAIL }), workshop(2, { email: 'x@x.example' })]);
    const { items } = await directory.bus.request(scanBusinesses, {});
    const businessId = items[0]?.id ?? '';
    for (const [key, email] of [
      ['one', EMAIL],
      ['two', 'Ida@Ida.example'],
      ['three', ''],
    ] as const) {
      await directory.bus.request(reportListing, {
        delivery: { key: `key-of-${key}`, tokenId: `token-of-${key}` },
        report: { kind: 'change', business_id: businessId, message: 'Neu.', email },
      });
    }
    const read = () => directory.bus.request(scanDirectoryPersonalData, { email: EMAIL });
    const { items: found, next } = await read();
    expect(next).toBeNull();
    expect(found.map(({ kind }) => kind)).toEqual(['report', 'report', 'listing']);
    expect(found[0]?.content).toMatchObject({ message: 'Neu.', email: EMAIL });
    expect(found[0]?.content).not.toHaveProperty('key');
    expect(await directory.bus.request(removeDirectoryPersonalData, { email: EMAIL })).toEqual({
      removed: { ...NOTHING, report: 2 },
      kept: { listing: 1 },
    });
    expect((await read()).items.map(({ kind }) => kind)).toEqual(['listing']);
    expect(await directory.connection.collection('listing_reports').countDocuments({})).toBe(1);
  });

  it('is found in earlier states kept by an import and a bulk change, and is not restored by an undo', async () => {
    const email = 'jo@jo.example';
    const changed = { email: 'team@jo.example' };
    await directory.list(workshop(3, { email }));
    const runId = 'replaces-jo';
    await directory.store([workshop(3, changed)], { mode: 'update', runId });
    const id = await directory.list(workshop(4, { email }));
    const change = { action: 'set', fields: { description: 'Repariert alles.' } } as const;
    const started = { selection: { ids: [id] }, change, expected: 1 };
    const bulk = await directory.bus.request(startBulkChange, started);
    const state = async () => (await directory.bus.request(getBulkChange, { id: bulk.id })).state;
    await eventually(async () => (await state()) === 'completed');
    await directory.store([workshop(4, changed)], { mode: 'update' });

    const { items } = await directory.bus.request(scanDirectoryPersonalData, { email });
    const kinds = items.map(({ kind }) => kind).filter((kind) => kind.startsWith('listing-before'));
    expect(kinds).toEqual(['listing-before-import', 'listing-before-import', 'listing-before-change']);

    await directory.bus.request(removeDirectoryPersonalData, { email });

    expect((await directory.bus.request(scanDirectoryPersonalData, { email })).items).toEqual([]);
    await directory.bus.request(undoImportBatch, { runId, before: null });
    await directory.bus.request(undoBulkChange, { id: bulk.id });
    await eventually(async () => (await state()) === 'undone');
    const left = await directory.connection.collection('businesses').countDocuments({ email });
    expect([left, await directory.connection.collection('businesses').countDocuments(changed)]).toEqual([
      0, 2,
    ]);
  });
});
