import { refused } from '@gewerk/contracts';
import {
  type BulkChange,
  type BulkRun,
  type BulkSelection,
  type businessChanged,
  editBusiness,
  findUnlistedBusinesses,
  getBulkChange,
  getBusiness,
  getManagedBusiness,
  listBulkChanges,
  listKeptBusinesses,
  type PayloadOf,
  previewBulkChange,
  startBulkChange,
  stopBulkChange,
  suppressBusiness,
  undoBulkChange,
} from '@gewerk/contracts/bus';
import { requestContext } from '@gewerk/service-kit';
import { eventually } from '@gewerk/testing';
import { collectAfter } from '../test/collect-changes.js';
import { useCountedDirectory } from '../test/counted-directory.js';
import { neighbours } from '../test/fake-neighbours.js';
import { type RunningDirectory, workshop } from '../test/running-directory.js';
import { NO_COUNTS } from './bulk-counts.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import type { BulkRunRecord } from './bulk-run.schema.js';
import { BulkRunsRepository } from './bulk-runs.repository.js';
import { DoBatch } from './do-batch.js';

const HOF: BulkChange = { action: 'set', fields: { city: 'Hof', verified: true } };
const [DELETE, RESTORE] = [{ action: 'delete' }, { action: 'restore' }] as const;
const NOTHING = { ids: [], citySlugs: [], categorySlugs: [], isPanelOnly: true };
const ENDED = ['completed', 'stopped', 'failed', 'undone'];

describe('bulk changes', () => {
  let directory: RunningDirectory;
  let stored = 0;

  useCountedDirectory((started) => (directory = started));

  /** Stores more workshops in Bayreuth and returns their ids. */
  async function workshops(count: number): Promise<string[]> {
    const rows = Array.from({ length: count }, () => workshop((stored += 1)));
    await directory.store(rows);
    const placeId = { $in: rows.map((row) => row.placeId) };
    const found = await directory.connection
      .collection('businesses')
      .find({ placeId })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ _id }) => String(_id));
  }
  const start = (selection: BulkSelection, change: BulkChange, expected: number) =>
    directory.bus.request(startBulkChange, { selection, change, expected });
  async function ended({ id }: Pick<BulkRun, 'id'>): Promise<BulkRun> {
    const get = () => directory.bus.request(getBulkChange, { id });
    await eventually(async () => ENDED.includes((await get()).state));
    return get();
  }
  const change = async (ids: string[], what: BulkChange) => ended(await start({ ids }, what, ids.length));
  const undo = async ({ id }: BulkRun) => ended(await directory.bus.request(undoBulkChange, { id }));
  const records = () => directory.connection.collection('businesses').find().sort({ _id: 1 }).toArray();
  const retired = () => directory.connection.collection('retired_slugs').countDocuments();
  const trash = (search?: string) =>
    directory.bus.request(findUnlistedBusinesses, { status: 'deleted', ...(search ? { search } : {}) });

  it('are counted in a preview, applied, and undone completely', async () => {
    const ids = await workshops(3);
    await change(ids.slice(0, 1), HOF);
    const before = await records();
    expect(await directory.bus.request(previewBulkChange, { selection: { ids }, change: HOF })).toMatchObject(
      {
        total: 3,
        changed: 2,
        examples: before.slice(-3).map(({ name }) => name as string),
      },
    );
    const run = await change(ids, HOF);
    expect(run).toMatchObject({
      ...{ action: 'set', fields: ['city', 'verified'], state: 'completed', undo: null },
      ...{ total: 3, processed: 3, changed: 2, unchanged: 1, refused: 0 },
    });
    const changed = await directory.bus.request(getBusiness, { id: ids[1] ?? '' });
    expect(changed).toMatchObject({ city: 'Hof', verified: true });
    expect(changed.urlSlug).toMatch(/^hof\//);
    const undone = { processed: 2, restored: 2, kept: 0 };
    expect(await undo(run)).toMatchObject({ state: 'undone', undo: undone, undoUntil: null });
    expect(await records()).toEqual(before);
  });

  it('mark each of their events but the last as followed by another, when applied or undone', async () => {
    const { ids, events, end } = await collectAfter(directory.bus, () => workshops(2));
    const run = await change(ids, HOF);
    await eventually(() => events.length === 2);
    await undo(run);
    await eventually(() => events.length === 4);
    end();
    expect(events[1]).toEqual(NOTHING);
    const said = events as PayloadOf<typeof businessChanged>[];
    expect(said.map(({ isFollowed }) => isFollowed ?? false)).toEqual([true, false, true, false]);
  });

  it('record who started them, who undid them and the new values', async () => {
    const ids = await workshops(2);
    const by = <T>(account: string, ask: () => Promise<T>): Promise<T> =>
      requestContext.run({ requestId: 'test', account }, ask);
    const fields = { city: 'Hof', verified: true, description: 'x'.repeat(100) };
    const { id } = await by('editor', () => start({ ids }, { action: 'set', fields }, 2));
    const run = await ended({ id });
    expect(run).toMatchObject({
      account: { id: 'editor', name: 'Name of editor' },
      ...{ fields: ['description', 'city', 'verified'], values: ['x'.repeat(80), 'Hof', 'true'] },
    });
    await by('owner', () => directory.bus.request(undoBulkChange, { id }));
    await ended({ id });
    const list = (page = {}) => directory.bus.request(listBulkChanges, page);
    const { runs } = await list();
    expect(runs[0]).toMatchObject({ id, state: 'undone', account: { name: 'Name of owner' } });
    expect((await list({ before: (await list({ limit: 1 })).next })).runs).toEqual(runs.slice(1));
  });

  it('move businesses to the trash, where they can be found, and restore them unchanged', async () => {
    const ids = await workshops(3);
    const before = await records();
    const addresses = await retired();
    neighbours.matches = [...ids];
    const matching = { status: 'listed' } as const;
    const run = await ended(await start({ matching }, DELETE, 3));
    expect(run).toMatchObject({ changed: 3, unchanged: 0 });
    const found = await trash(`place-${stored}`);
    expect(found).toMatchObject({ total: 1, businesses: [{ id: ids[2], removed_at: expect.any(String) }] });
    expect(await change(ids, HOF)).toMatchObject({ changed: 0, unchanged: 0, refused: 3 });
    const back = await ended(await start({ matching: { status: 'deleted' } }, RESTORE, 3));
    expect(back).toMatchObject({ action: 'restore', changed: 3 });
    expect(await records()).toEqual(before);
    expect((await trash()).total).toBe(0);
    expect(await undo(back)).toMatchObject({ undo: { restored: 3, kept: 0 } });
    expect((await trash()).total).toBe(3);
    // A business that was deleted again afterwards does not count as deleted by this run.
    expect(await undo(run)).toMatchObject({ undo: { restored: 0, kept: 3 } });
    await ended(await start({ matching: { status: 'deleted' } }, RESTORE, 3));
    expect(await records()).toEqual(before);
    expect(await retired()).toBe(addresses);
  });

  it('do not undo later changes, and list the businesses that could not be restored', async () => {
    const ids = await workshops(2);
    const run = await change(ids, HOF);
    const [id = '', other = ''] = ids;
    const { version, form } = await directory.bus.request(getManagedBusiness, { id });
    await directory.bus.request(editBusiness, { id, version, form: { ...form, description: 'Von Hand.' } });
    expect(await undo(run)).toMatchObject({ undo: { processed: 2, restored: 1, kept: 1 } });
    const kept = (of: BulkRun) => directory.bus.request(listKeptBusinesses, { id: of.id });
    expect(await kept(run)).toMatchObject({ businesses: [{ id, name: form.name, isDeleted: false }] });
    expect(await directory.bus.request(getBusiness, { id })).toMatchObject({ city: 'Hof' });
    expect(await directory.bus.request(getBusiness, { id: other })).toMatchObject({ city: 'Bayreuth' });
    const removal = await change([other], DELETE);
    await directory.store([workshop(stored)]);
    expect(await change([other], RESTORE)).toMatchObject({ changed: 0, refused: 1 });
    expect(await undo(removal)).toMatchObject({ undo: { restored: 0, kept: 1 } });
    expect(await kept(removal)).toMatchObject({ businesses: [{ id: other, isDeleted: true }] });
  });

  it('keep nothing of a business that is removed at the person’s request', async () => {
    const [id = ''] = await workshops(1);
    await change([id], { action: 'set', fields: { phone: '0921 555 7788' } });
    const former = directory.connection.collection('former_businesses');
    expect(await former.countDocuments({ _id: { $regex: id } as never })).toBe(1);
    await directory.bus.request(suppressBusiness, { id, reason: 'request' });
    expect(await former.countDocuments({ _id: { $regex: id } as never })).toBe(0);
  });

  it('are refused for invalid values, and for a selection that has changed', async () => {
    const ids = await workshops(2);
    const mail: BulkChange = { action: 'set', fields: { email: 'keine' } };
    await expect(start({ ids }, mail, 2)).rejects.toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'change.fields.email', message: 'must be an email address such as name@example.de' }],
    });
    await expect(start({ ids }, HOF, 3)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The selection now has 2 businesses, not 3; check the preview again.',
    });
    const counted = { selection: { matching: { status: 'listed' } }, change: HOF } as const;
    neighbours.matches = [ids[0] ?? ''];
    const { digest } = await directory.bus.request(previewBulkChange, counted);
    neighbours.matches = [ids[1] ?? ''];
    await expect(
      directory.bus.request(startBulkChange, { ...counted, expected: 1, ...(digest && { digest }) }),
    ).rejects.toMatchObject({ reason: { name: 'selection-exchanged' } });
    neighbours.matches = [];
    await expect(start({ matching: { status: 'listed' } }, HOF, 0)).rejects.toMatchObject({
      code: 'invalid-input',
      reason: { name: 'selection-empty' },
    });
    await expect(
      directory.bus.request(startBulkChange, {
        ...{ selection: { ids }, expected: 2 },
        change: { action: 'set', fields: {} },
      }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('are continued by another process after one is killed, with nothing done twice', async () => {
    const ids = await workshops(2);
    const batches = directory.app.get(BulkBatchesRepository);
    const runs = directory.app.get(BulkRunsRepository);
    const createdAt = new Date();
    const run: BulkRunRecord = {
      ...{ _id: 'killed-run', change: HOF, phase: 'do', state: 'running', total: 2, counts: NO_COUNTS },
      ...{ createdAt, queuedAt: createdAt, queuings: 1, finishedAt: null, failure: null },
      ...{ owner: 'the process that was killed', leaseUntil: null, account: 'owner' },
    };
    await batches.freeze(run._id, ids, createdAt);
    // The killed process had committed its batch, but neither settled it nor recorded it in the run.
    await directory.app.get(DoBatch).run(run, 0);
    const versions = (await records()).map(({ updatedAt }) => updatedAt as Date);
    expect(await runs.insert(run)).toBe(true);
    expect(await ended({ id: run._id })).toMatchObject({ state: 'completed', processed: 2, changed: 2 });
    expect((await records()).map(({ updatedAt }) => updatedAt as Date)).toEqual(versions);
    const { runs: listed } = await directory.bus.request(listBulkChanges, {});
    expect(listed.map(({ id }) => id)).toContain(run._id);
    expect(await directory.bus.request(stopBulkChange, {})).toEqual({ stopped: false });
    await expect(directory.bus.request(undoBulkChange, { id: 'none' })).rejects.toMatchObject({
      code: 'run-not-found',
    });
  });

  it('report an error code and a reason if they fail', async () => {
    const [id = ''] = await workshops(1);
    const createdAt = new Date();
    const run: BulkRunRecord = {
      ...{ _id: 'failing-run', change: HOF, phase: 'do', state: 'running', total: 1, counts: NO_COUNTS },
      ...{ createdAt, queuedAt: new Date(0), queuings: 12, finishedAt: null, failure: null },
      ...{ owner: null, leaseUntil: null, account: 'owner' },
    };
    await directory.app.get(BulkBatchesRepository).freeze(run._id, [id], createdAt);
    const batch = jest.spyOn(directory.app.get(DoBatch), 'run');
    batch.mockRejectedValue(refused('business-suppressed', { name: 'Werkstatt' }));
    await directory.app.get(BulkRunsRepository).insert(run);
    const fault = { code: 'conflict', reason: { name: 'business-suppressed', facts: { name: 'Werkstatt' } } };
    expect(await ended({ id: run._id })).toMatchObject({ state: 'failed', fault });
    batch.mockRestore();
  });
});
