import {
  editBusiness,
  findUnlistedBusinesses,
  getBusinesses,
  getManagedBusiness,
  getPanelBusiness,
  type PayloadOf,
  photosLookedFor,
  scanExportedBusinesses,
  websitesChecked,
} from '@gewerk/contracts/bus';
import type { WebsiteState } from '@gewerk/contracts';
import { digestOf } from '@gewerk/messaging';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { collectChanges } from '../test/collect-changes.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

type Check = PayloadOf<typeof websitesChecked>['checks'][number];

const WEBSITE = 'https://www.werkstatt.example/';
const NOON = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-20T13:00:00.000Z';

describe('results of checks of businesses', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let ids: string[];

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    ids = [
      await directory.list(workshop(1, { website: WEBSITE })),
      await directory.list(workshop(2, { website: WEBSITE })),
      await directory.list(workshop(3)),
      await directory.list(workshop(4, { name: 'Unavailable Business', website: WEBSITE })),
    ];
  });

  afterAll(() => servers.close());

  const [first, second, third, hidden] = [0, 1, 2, 3].map((at) => () => ids[at] ?? '') as [
    () => string,
    () => string,
    () => string,
    () => string,
  ];
  const check = (businessId: string, given: Partial<Check> = {}, website = WEBSITE) =>
    servers.bus.publish(websitesChecked, {
      checks: [{ businessId, websiteHash: digestOf(website), grade: 'valid', checkedAt: NOON, ...given }],
    });
  const found = async (id: string) => {
    const { businesses } = await servers.bus.request(getBusinesses, { ids: [id] });
    return [businesses[0]?.websiteGrade, businesses[0]?.photoOutcome, businesses[0]?.updatedAt];
  };
  const becomes = async (id: string, grade: string, outcome: string | null = null) => {
    await eventually(async () => (await found(id)).slice(0, 2).join() === [grade, outcome].join());
  };
  const exported = async (website: WebsiteState) => {
    const { businesses } = await servers.bus.request(scanExportedBusinesses, { filter: { website } });
    return businesses.map(({ placeId }) => placeId);
  };

  it('are stored with the listing without a new version, and announced as a change for the panel only', async () => {
    expect((await found(first())).slice(0, 2)).toEqual(['unchecked', null]);
    expect((await found(third()))[0]).toBe('none');
    const [, , version] = await found(first());
    const { events, end } = collectChanges(servers.bus);
    await check(first());
    await servers.bus.publish(photosLookedFor, { businessId: first(), outcome: 'no-picture', at: NOON });
    await becomes(first(), 'valid', 'no-picture');
    expect((await found(first()))[2]).toBe(version);
    await eventually(() => events.length >= 2);
    for (const event of events) {
      expect(event).toEqual({ ids: [first()], citySlugs: [], categorySlugs: [], isPanelOnly: true });
    }
    end();
  });

  it('exclude a business requested by its id if the filter requests another result', async () => {
    await check(first());
    await becomes(first(), 'valid', 'no-picture');
    const asked = async (website?: WebsiteState) => {
      const filter = { website, source: 'import' as const };
      const { business } = await servers.bus.request(getPanelBusiness, { key: first(), filter });
      return business?.id;
    };
    expect(await asked()).toBe(first());
    expect(await asked('reached')).toBe(first());
    expect(await asked('unchecked')).toBeUndefined();
  });

  it('are not replaced by earlier ones, nor by a check of another website', async () => {
    await check(second(), { grade: 'no-such-host', checkedAt: LATER });
    await becomes(second(), 'no-such-host');
    await check(second(), { grade: 'parked' });
    await check(second(), { grade: 'parked', checkedAt: LATER }, 'https://another.example/');
    await check('no id');
    await check(hidden(), { grade: 'time-out' });
    await becomes(hidden(), 'time-out');
    expect((await found(second()))[0]).toBe('no-such-host');
  });

  it('filter exports, and the list of unlisted businesses', async () => {
    expect(await exported('reached')).toEqual(['place-1']);
    expect(await exported('not-reached')).toEqual(['place-2']);
    expect(await exported('none')).toEqual(['place-3']);
    const list = (website: WebsiteState) =>
      servers.bus.request(findUnlistedBusinesses, { status: 'hidden', website });
    expect(await list('not-reached')).toMatchObject({ total: 1, businesses: [{ id: hidden() }] });
    expect(await list('reached')).toMatchObject({ total: 0 });
  });

  it('do not apply to a new website of the business', async () => {
    const { id, version, form } = await servers.bus.request(getManagedBusiness, { id: first() });
    const website = 'https://neu.werkstatt.example/';
    await servers.bus.request(editBusiness, { id, version, form: { ...form, website } });
    await becomes(first(), 'unchecked', 'no-picture');
    expect(await exported('reached')).toEqual([]);
    expect(await exported('unchecked')).toEqual(['place-1']);
  });
});
