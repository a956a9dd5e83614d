import type { BusinessInput } from '@gewerk/contracts';
import {
  editBusiness,
  getBusinessBySlug,
  getManagedBusiness,
  scanBusinesses,
  scanExportedBusinesses,
  undoImportBatch,
} from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { startTestBus, type TestBus } from '@gewerk/testing';
import type { BusinessRecord } from '../record/business.record.js';
import { recount, storedCounts } from '../test/recount.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('the undo of an import', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
  });

  beforeEach(async () => {
    directory = await startDirectory(servers);
  });

  afterEach(async () => {
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
    await directory.app.close();
  });

  afterAll(() => servers.close());

  const stored = () =>
    directory.connection.collection<BusinessRecord>('businesses').find().sort({ placeId: 1 }).toArray();
  const step = (runId: string, before: number | null) =>
    directory.bus.request(undoImportBatch, { runId, before });

  async function undo(runId: string) {
    const sum = { removed: 0, restored: 0, kept: 0 };
    let before: number | null = null;
    for (;;) {
      const { batch, removed, restored, kept } = await step(runId, before);
      if (batch === null) return sum;
      sum.removed += removed;
      sum.restored += restored;
      sum.kept += kept;
      before = batch;
    }
  }

  const importRows = (
    runId: string,
    batch: number,
    rows: BusinessInput[],
    mode: 'skip' | 'update' = 'update',
  ) => directory.store(rows, { runId, batch, mode });

  async function edit(placeId: string): Promise<void> {
    const record = (await stored()).find((business) => business.placeId === placeId);
    const { id, version, form } = await directory.bus.request(getManagedBusiness, {
      id: record!._id.toHexString(),
    });
    await directory.bus.request(editBusiness, { id, version, form: { ...form, phone: '0921 999' } });
  }

  it('removes the run from its businesses, which can be filtered by run until then', async () => {
    const touched = async (run: string, runPart?: 'new' | 'changed') => {
      const filter = { run, ...(runPart && { runPart }) };
      const { businesses } = await directory.bus.request(scanExportedBusinesses, { filter });
      return businesses.map(({ placeId }) => placeId);
    };
    await importRows('first', 0, [workshop(1), workshop(2)]);
    await importRows('second', 0, [workshop(1, { name: 'Neu' }), workshop(2), workshop(3)]);
    // Another row with the same place id in the same run.
    await importRows('second', 1, [workshop(3, { email: 'c@example.com' })]);
    expect(await touched('first')).toEqual(['place-1', 'place-2']);
    expect(await touched('second')).toEqual(['place-1', 'place-3']);
    expect(await touched('second', 'new')).toEqual(['place-3']);
    expect(await touched('second', 'changed')).toEqual(['place-1']);
    const scanned = await directory.bus.request(scanBusinesses, {});
    expect(scanned.items.map(({ source, createdBy, changedBy }) => [source, createdBy, changedBy])).toEqual([
      ['import', 'first', ['second']],
      ['import', 'first', []],
      ['import', 'second', []],
    ]);
    await undo('second');
    expect(await touched('second')).toEqual([]);
    expect(await touched('first')).toEqual(['place-1', 'place-2']);
  });

  it('removes what the run created and restores what it changed, to the last field and address', async () => {
    await importRows('first', 0, [workshop(1, { email: 'a@example.com', rating: 4 }), workshop(2)]);
    const before = await stored();
    await importRows('second', 0, [workshop(1, { name: 'Neu', rating: 2.5 }), workshop(2), workshop(3)]);
    await importRows('second', 10, [workshop(1, { website: 'example.org' }), workshop(4, { city: 'Krems' })]);
    expect((await stored()).map(({ name }) => name)).toContain('Neu');
    expect(await undo('second')).toEqual({ removed: 2, restored: 1, kept: 0 });
    expect(await stored()).toEqual(before);
    const old = await directory.bus.request(getBusinessBySlug, { city: 'bayreuth', slug: 'neu' });
    expect(old.urlSlug).toBe('bayreuth/werkstatt-1');
    // Now the earlier import can be undone.
    expect(await undo('first')).toEqual({ removed: 2, restored: 0, kept: 0 });
    expect(await stored()).toEqual([]);
  });

  it('frees the addresses of removed businesses, so that the same file can be imported again', async () => {
    await importRows('first', 0, [workshop(1)], 'skip');
    await undo('first');
    await importRows('again', 0, [workshop(1)], 'skip');
    expect((await stored()).map(({ urlSlug }) => urlSlug)).toEqual(['bayreuth/werkstatt-1']);
  });

  it('leaves and counts what was changed or removed since, by the operator or by a later import', async () => {
    await importRows('first', 0, [workshop(1), workshop(2)]);
    await importRows('second', 0, [
      workshop(1, { phone: '0921 1' }),
      workshop(2, { phone: '0921 2' }),
      workshop(3),
      workshop(4),
      workshop(5),
    ]);
    await edit('place-1');
    await edit('place-3');
    await importRows('third', 0, [workshop(4)]);
    expect(await undo('second')).toEqual({ removed: 1, restored: 1, kept: 3 });
    const phones = (await stored()).map(({ placeId, phone }) => [placeId, phone]);
    expect(phones).toEqual([
      ['place-1', '0921 999'],
      ['place-2', undefined],
      ['place-3', '0921 999'],
      ['place-4', undefined],
    ]);
  });

  it('restores a business that the run first left unchanged and later completed', async () => {
    await importRows('first', 0, [workshop(1)]);
    const before = await stored();
    await importRows('second', 0, [workshop(1)]);
    await importRows('second', 1, [workshop(1, { email: 'a@example.com' })]);
    expect(await undo('second')).toEqual({ removed: 0, restored: 1, kept: 0 });
    expect(await stored()).toEqual(before);
  });

  it('returns the same result if a batch is undone again, and changes nothing if it fails before its commit', async () => {
    await importRows('first', 0, [workshop(1), workshop(2)]);
    const add = jest.spyOn(directory.app.get(Outbox), 'add').mockRejectedValueOnce(new Error('disk full'));
    await expect(step('first', null)).rejects.toMatchObject({ code: 'internal' });
    expect(add).toHaveBeenCalledTimes(1);
    expect(await stored()).toHaveLength(2);
    const answer = await step('first', null);
    expect(answer).toEqual({ batch: 0, removed: 2, restored: 0, kept: 0 });
    expect(await step('first', null)).toEqual(answer);
    expect(await step('first', 0)).toMatchObject({ batch: null });
    expect((await directory.bus.request(scanBusinesses, {})).items).toEqual([]);
  });

  it('refuses a batch whose changes are unknown', async () => {
    await importRows('first', 0, [workshop(1)]);
    await directory.connection.collection('import_receipts').updateMany({}, { $unset: { trace: '' } });
    await expect(step('first', null)).rejects.toMatchObject({ code: 'conflict' });
    expect(await stored()).toHaveLength(1);
  });
});
