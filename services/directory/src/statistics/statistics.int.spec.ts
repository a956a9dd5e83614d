import { dayOf, monthOf } from '@gewerk/contracts';
import {
  getBusinessStatistics,
  getListingStatistics,
  type ListingCounts,
  type PayloadOf,
  suppressBusiness,
  statisticsCounted,
} from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import { FakeNeighboursModule } from '../test/fake-neighbours.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { LISTING_DAY_MODEL } from './statistics.schema.js';
import { ListingStatistics } from './listing-statistics.js';

type Batch = PayloadOf<typeof statisticsCounted>;

const NOBODY = 'f'.repeat(24);
const none: ListingCounts = { views: 0, phone: 0, website: 0, route: 0 };
const today = dayOf(new Date());
const month = monthOf(new Date());

describe('the use of listings', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let first: string;
  let second: string;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await servers.start('inbox', FakeNeighboursModule);
    first = await directory.list(workshop(1));
    second = await directory.list(workshop(2));
  });

  afterAll(() => servers.close());

  const batch = (batchId: string, id: string, counts: Partial<ListingCounts>, day = today): Batch => ({
    batchId,
    day,
    listings: [{ id, ...none, ...counts }],
    searches: [],
  });
  const publish = (event: Batch) =>
    servers.bus.publish(statisticsCounted, event, { messageId: event.batchId });
  const read = (of = month) => servers.bus.request(getListingStatistics, { month: of });
  const viewed = async () => (await read()).days.reduce((sum, { views }) => sum + views, 0);

  it('is summed by listing and day, each batch once, for existing businesses', async () => {
    await publish(batch('a', first, { views: 2, phone: 1 }));
    await publish(batch('b', second, { views: 3, route: 1 }));
    await publish(batch('c', NOBODY, { views: 50 }));
    await publish(batch('d', first, { views: 1, website: 4 }, '2025-01-31'));
    await eventually(async () => (await viewed()) === 5);
    const again = [batch('a', first, { views: 2, phone: 1 }), batch('e', first, { views: 0, phone: 1 })];
    const service = directory.app.get(ListingStatistics);
    await Promise.all([service.add(again), service.add(again)]);
    const { days, listings } = await read();
    expect(days.at(-1)).toEqual({ day: today, views: 5, phone: 2, website: 0, route: 1 });
    expect(listings).toEqual([
      {
        id: second,
        name: 'Werkstatt 2',
        city: 'Bayreuth',
        urlSlug: 'bayreuth/werkstatt-2',
        ...none,
        views: 3,
        route: 1,
      },
      {
        id: first,
        name: 'Werkstatt 1',
        city: 'Bayreuth',
        urlSlug: 'bayreuth/werkstatt-1',
        ...none,
        views: 2,
        phone: 2,
      },
    ]);
    const january = await servers.bus.request(getBusinessStatistics, { id: first, month: '2025-01' });
    expect(january.days).toHaveLength(31);
    expect(january.days.at(-1)).toEqual({ day: '2025-01-31', ...none, views: 1, website: 4 });
  });

  it('is refused for a business that does not exist, and for an invalid month', async () => {
    await expect(servers.bus.request(getBusinessStatistics, { id: NOBODY, month })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    await expect(read('2026-13')).rejects.toMatchObject({ errors: [{ field: 'month' }] });
  });

  it('includes each of 10,000 views exactly once although the service is restarted', async () => {
    const before = await viewed();
    const publishes = Array.from({ length: 500 }, (_, n) =>
      publish(batch(`restart-${n}`, n % 2 === 0 ? first : second, { views: 20 })),
    );
    await Promise.all(publishes.slice(0, 250));
    await directory.app.close();
    await Promise.all(publishes);
    directory.app = await servers.start('directory', AppModule);
    const isAll = async (): Promise<boolean> => (await viewed()) >= before + 10_000;
    await eventually(isAll);
    expect(await viewed()).toBe(before + 10_000);
  });

  it('is deleted with a business that is removed permanently', async () => {
    await servers.bus.request(suppressBusiness, { id: first, reason: 'request' });
    expect((await read()).listings.map(({ id }) => id)).toEqual([second]);
    const { models } = directory.app.get<Connection>(getConnectionToken());
    expect(await models[LISTING_DAY_MODEL]?.countDocuments({ businessId: first })).toBe(0);
    expect(await models[LISTING_DAY_MODEL]?.countDocuments({ businessId: second })).toBe(1);
  });
});
