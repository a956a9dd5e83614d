import {
  scanBusinesses,
  scanDirectoryPersonalData,
  removeDirectoryPersonalData,
  reportListing,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

const EMAIL = 'ida@ida.example';

describe('what the directory keeps about a person', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  it('is read with its listing, which stays when the rest is deleted', async () => {
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
      removed: { submission: 0, report: 2, 'removed-listing': 0, 'listing-history': 0 },
      kept: { listing: 1 },
    });
    expect((await read()).items.map(({ kind }) => kind)).toEqual(['listing']);
    expect(await directory.connection.collection('listing_reports').countDocuments({})).toBe(1);
  });
});
