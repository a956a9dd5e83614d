import {
  createBusiness,
  getManagedBusiness,
  type ManagedBusiness,
  mergeBusinesses,
  restoreBusiness,
} from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { filledForm } from '../test/filled-form.js';
import { type RunningDirectory, startDirectory } from '../test/running-directory.js';

const DAY = '2026-11-01';

describe('merges one after another', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let created = 0;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  const days = () => directory.connection.collection('listing_days');

  async function seen(views: number): Promise<ManagedBusiness> {
    created += 1;
    const form = { ...filledForm, name: `Kette ${created}`, address: `Ringstraße ${created}` };
    const business = await directory.bus.request(createBusiness, { key: `in-a-chain-${created}`, form });
    const counts = { businessId: business.id, views, phone: 0, website: 0, route: 0, date: new Date(DAY) };
    await days().insertOne({ _id: `${business.id}:${DAY}` as never, day: DAY, ...counts });
    return business;
  }
  const get = (id: string) => directory.bus.request(getManagedBusiness, { id });
  const restore = (id: string) => directory.bus.request(restoreBusiness, { id });
  const viewsOf = async (businessId: string) => (await days().findOne({ businessId }))?.['views'] as number;
  async function merge(kept: string, other: string) {
    const [{ id, version }, { version: otherVersion }] = [await get(kept), await get(other)];
    await directory.bus.request(mergeBusinesses, { id, version, otherId: other, otherVersion });
  }

  it.each([
    ['the first', 0],
    ['the last', 1],
  ])('are undone with %s first, and no statistics are lost or counted twice', async (_, first) => {
    const [a, b, c] = [await seen(100), await seen(20), await seen(3)];
    await merge(b.id, a.id);
    await merge(c.id, b.id);
    expect(await viewsOf(c.id)).toBe(123);
    const order = first === 0 ? [a, b] : [b, a];
    for (const { id } of order) await restore(id);
    expect([await viewsOf(a.id), await viewsOf(b.id), await viewsOf(c.id)]).toEqual([100, 20, 3]);
  });

  it(`can be undone for ${RETENTION_DAYS.removedBusiness} days, until the database deletes the removed business`, async () => {
    const [a, b] = [await seen(1), await seen(2)];
    await merge(a.id, b.id);
    const removed = directory.connection.collection('removed_businesses');
    const kept = await removed.findOne({ 'record.placeId': { $exists: true } }, { sort: { removedAt: -1 } });
    expect(kept?._id.toHexString()).toBe(b.id);
    const days = (Number(kept?.['expiresAt']) - Number(kept?.['removedAt'])) / 86_400_000;
    expect([days, RETENTION_DAYS.removedBusiness]).toEqual([30, 30]);
    expect(await removed.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('of two businesses into each other, sent at once and undone repeatedly, leave both as they were', async () => {
    const [a, b] = [await seen(5), await seen(7)];
    await Promise.allSettled([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id), merge(b.id, a.id)]);
    expect((await Promise.allSettled([get(a.id), get(b.id)])).map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    await Promise.allSettled([a, b, a, b, a, b].map(({ id }) => restore(id)));
    expect([(await get(a.id)).form, (await get(b.id)).form]).toEqual([a.form, b.form]);
    expect([await viewsOf(a.id), await viewsOf(b.id)]).toEqual([5, 7]);
  });
});
