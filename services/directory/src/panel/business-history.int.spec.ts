import type { BusinessForm } from '@gewerk/contracts';
import {
  decideReport,
  decideSubmission,
  editBusiness,
  getBulkChange,
  getBusinessHistory,
  getManagedBusiness,
  mergeBusinesses,
  releaseFields,
  removeBusiness,
  removeDirectoryPersonalData,
  reportListing,
  restoreBusiness,
  startBulkChange,
  submitBusiness,
  suppressBusiness,
  undoBulkChange,
  undoImportBatch,
} from '@gewerk/contracts/bus';
import { HISTORY } from '@gewerk/contracts/limits';
import { requestContext } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule } from '../test/fake-neighbours.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const WEEK: BusinessForm['hours'] = {
  monday: [[540, 1080]],
  ...{ tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  publicHolidays: null,
};

describe('the history of a business', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    await servers.start('inbox', FakeNeighboursModule);
    directory = await startDirectory(servers);
  });

  afterAll(async () => {
    await directory.app.close();
    await servers.close();
  });

  const managed = (id: string) => directory.bus.request(getManagedBusiness, { id });
  const history = async (id: string) => (await directory.bus.request(getBusinessHistory, { id })).changes;
  const stored = () => directory.connection.collection('business_histories');

  /** Makes a call as the gateway would for a session of this account. */
  const by = <T>(account: string | undefined, ask: () => Promise<T>): Promise<T> =>
    requestContext.run({ requestId: 'test', ...(account && { account }) }, ask);

  async function edit(id: string, fields: Partial<BusinessForm>, account?: string) {
    const { version, form } = await managed(id);
    return by(account, () =>
      directory.bus.request(editBusiness, { id, version, form: { ...form, ...fields } }),
    );
  }

  it('shows who changed what, from where, with the values before and after, newest first', async () => {
    const id = await directory.list(workshop(1, { phone: '0921 111', email: 'old@example.com' }));
    await edit(id, { phone: '0921 222', email: '' }, 'owner');
    await directory.store([workshop(1, { description: '$set {"a": 1}' })], {
      runId: 'second',
      mode: 'update',
    });
    await edit(id, { phone: '0921 333', hours: WEEK });
    const [third, second, first, created, ...rest] = await history(id);
    expect(rest).toEqual([]);
    expect(third).toMatchObject({ kind: 'changed', origin: 'panel', account: null });
    expect(third?.before).toEqual({ phone: '0921 222', hours: null });
    expect(third?.after).toMatchObject({ phone: '0921 333', hours: { monday: [[540, 1080]] } });
    expect(second).toMatchObject({ origin: 'import', run: 'second', before: { description: '' } });
    expect(second?.after).toEqual({ description: '$set {"a": 1}' });
    expect(first).toMatchObject({
      origin: 'panel',
      account: { id: 'owner', name: 'Name of owner' },
      before: { phone: '0921 111', email: 'old@example.com' },
      after: { phone: '0921 222', email: '' },
    });
    expect(created).toMatchObject({ kind: 'created', origin: 'import', before: {} });
  });

  it('includes removals, restorations and both sides of a merge and of its undo', async () => {
    const id = await directory.list(workshop(2));
    const otherId = await directory.list(workshop(3, { phone: '0921 444' }));
    const { version } = await managed(id);
    await directory.bus.request(removeBusiness, { id, version });
    await directory.bus.request(restoreBusiness, { id });
    expect((await history(id)).map(({ kind }) => kind)).toEqual(['restored', 'removed', 'created']);
    const [kept, other] = [await managed(id), await managed(otherId)];
    await directory.bus.request(mergeBusinesses, {
      id,
      version: kept.version,
      otherId,
      otherVersion: other.version,
      fromOther: ['phone'],
    });
    expect((await history(id))[0]).toMatchObject({
      origin: 'merge',
      other: { id: otherId, name: 'Werkstatt 3' },
      before: { phone: '' },
      after: { phone: '0921 444' },
    });
    await directory.bus.request(restoreBusiness, { id: otherId });
    expect((await history(id))[0]).toMatchObject({ origin: 'undo', after: { phone: '' } });
    expect((await history(otherId)).map(({ kind }) => kind)).toEqual(['restored', 'removed', 'created']);
  });

  it(`keeps the creation, the last ${HISTORY.entries} changes and only short values`, async () => {
    const id = await directory.list(workshop(4));
    const long = Array.from({ length: 9 }, (_, n) => `https://example.com/${n}${'x'.repeat(1_900)}.jpg`);
    await edit(id, { photos: long });
    await edit(id, { photos: [], name: 'Kurz' });
    const [newest] = await history(id);
    expect(newest).toMatchObject({ before: { name: 'Werkstatt 4' }, cut: ['photos'] });
    expect(newest?.before).not.toHaveProperty('photos');
    for (let n = 0; n < HISTORY.entries; n += 1) await edit(id, { name: `Name ${n}` });
    const changes = await history(id);
    expect(changes).toHaveLength(HISTORY.entries + 1);
    expect(changes.at(-1)).toMatchObject({ kind: 'created' });
    expect(changes.at(-2)).toMatchObject({ before: { name: 'Kurz' }, after: { name: 'Name 0' } });
  });

  it('is deleted when its business is removed on request or by undoing an import, and loses deleted personal data', async () => {
    const listed = async (n: number): Promise<string> => {
      const id = await directory.list(workshop(n, { email: `person${n}@example.com` }));
      await edit(id, { email: 'new@example.com' });
      return id;
    };
    const [suppressed, forgotten] = [await listed(5), await listed(6)];
    expect(await stored().countDocuments({ 'entries.before.email': /^person/ })).toBe(2);
    await directory.bus.request(suppressBusiness, { id: suppressed, reason: 'request' });
    await directory.bus.request(removeDirectoryPersonalData, { email: 'PERSON6@example.com' });
    expect((await history(forgotten)).map(({ kind }) => kind)).toEqual(['created']);
    expect(await stored().countDocuments({ 'entries.before.email': /^person[56]/ })).toBe(0);
    await directory.store([workshop(8)], { runId: 'gone' });
    await directory.store([workshop(8, { phone: '0921 5' })], { runId: 'gone', batch: 1 });
    const { _id } = (await directory.connection.collection('businesses').findOne({ placeId: 'place-8' }))!;
    expect(await stored().countDocuments({ _id })).toBe(1);
    await directory.bus.request(undoImportBatch, { runId: 'gone', before: 1 });
    expect(await stored().countDocuments({ _id })).toBe(0);
  });

  it('makes imports keep and report edited fields unless these are released or overwriting is requested', async () => {
    const id = await directory.list(workshop(9, { phone: '0921 1', website: 'https://a.example' }));
    await edit(id, { phone: '', address: 'Neue Gasse 1' });
    expect((await managed(id)).edited).toEqual(['address', 'phone']);
    const row = workshop(9, { phone: '0921 777', website: 'https://b.example' });
    const kept = await directory.store([row], { runId: 'locked', mode: 'update' });
    expect(kept.leftOut).toEqual([
      { row_number: 2, code: 'kept', field: 'address', value: 'Hauptstraße 9' },
      { row_number: 2, code: 'kept', field: 'phone', value: '0921 777' },
    ]);
    const again = await directory.store([row], { runId: 'locked', mode: 'update' });
    expect(again).toEqual(kept);
    const { form, version } = await managed(id);
    expect(form).toMatchObject({ phone: '', address: 'Neue Gasse 1', website: 'https://b.example/' });
    const released = await directory.bus.request(releaseFields, { id, version, fields: ['phone'] });
    expect(released.edited).toEqual(['address']);
    await directory.store([row], { runId: 'later', mode: 'update' });
    expect((await managed(id)).form).toMatchObject({ phone: '0921 777', address: 'Neue Gasse 1' });
    await directory.store([row], { runId: 'told', mode: 'update', edited: 'overwrite' });
    expect((await managed(id)).form.address).toBe('Hauptstraße 9');
  });

  it('names who approved, merged or removed what visitors sent', async () => {
    const { bus } = directory;
    const delivery = (n: number) => ({ key: `key-of-form-${n}`, tokenId: `token-of-form-${n}` });
    const hours = {
      monday: '',
      tuesday: '',
      wednesday: '',
      thursday: '',
      friday: '',
      saturday: '',
      sunday: '',
    };
    const submit = (n: number) =>
      bus.request(submitBusiness, {
        delivery: delivery(n),
        draft: {
          ...{
            name: `Betrieb ${n}`,
            category: 'handwerker',
            description: 'Malt alles.',
            address: `Weg ${n}`,
            city: 'Hof',
          },
          ...{ postal_code: '95028', phone: `09281 55${n}`, email: 'a@example.com', website: '', hours },
        },
      });
    const { id: approved } = await submit(1);
    const { businessId } = await by('editor', () =>
      bus.request(decideSubmission, { decision: 'approve', id: approved }),
    );
    const newest = async () => (await history(businessId!))[0];
    const editor = { id: 'editor', name: 'Name of editor' };
    expect(await newest()).toMatchObject({ kind: 'created', origin: 'visitor', account: editor });
    const { id: second } = await submit(2);
    const merge = { decision: 'merge', id: second, businessId: businessId! } as const;
    await by('owner', () => bus.request(decideSubmission, merge));
    expect(await newest()).toMatchObject({ kind: 'changed', origin: 'visitor', account: { id: 'owner' } });
    const { id: reported } = await bus.request(reportListing, {
      delivery: delivery(3),
      report: { kind: 'report', business_id: businessId!, reason: 'closed' },
    });
    const { version } = await managed(businessId!);
    await by('editor', () => bus.request(decideReport, { decision: 'remove', id: reported, version }));
    await bus.request(restoreBusiness, { id: businessId! });
    const [restored, removed] = await history(businessId!);
    expect(restored).toMatchObject({ kind: 'restored', account: null });
    expect(removed).toMatchObject({ kind: 'removed', account: editor });
  });

  it('names who started a bulk change, and who undid it', async () => {
    const { bus } = directory;
    const id = await directory.list(workshop(11));
    const change = { action: 'set', fields: { verified: true } } as const;
    const run = await by('editor', () =>
      bus.request(startBulkChange, { selection: { ids: [id] }, change, expected: 1 }),
    );
    const isNow = (state: string) =>
      eventually(async () => (await bus.request(getBulkChange, { id: run.id })).state === state);
    await isNow('completed');
    expect((await history(id))[0]).toMatchObject({ origin: 'bulk', run: run.id, account: { id: 'editor' } });
    await by('owner', () => bus.request(undoBulkChange, { id: run.id }));
    await isNow('undone');
    expect((await history(id))[0]).toMatchObject({ origin: 'undo', account: { id: 'owner' } });
  });
});
