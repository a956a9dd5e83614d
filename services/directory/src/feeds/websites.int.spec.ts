import { countWebsites, getManagedBusiness, removeBusiness } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('the number of businesses with a website', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  const count = async () => (await servers.bus.request(countWebsites, {})).count;
  const stored = () => directory.connection.collection('businesses').countDocuments({ website: { $gt: '' } });
  const website = 'https://www.werkstatt.example/';

  it('follows imports of listed and unlisted businesses, updates and removals', async () => {
    expect(await count()).toBe(0);
    const unlisted = workshop(2, { name: 'Unavailable Business', website });
    await directory.store([workshop(1, { website }), unlisted, workshop(3)]);
    expect(await count()).toBe(2);
    await directory.store([workshop(3, { website }), workshop(4)], { mode: 'update' });
    expect(await count()).toBe(3);
    const id = await directory.list(workshop(5, { website }));
    const { version } = await servers.bus.request(getManagedBusiness, { id });
    await servers.bus.request(removeBusiness, { id, version });
    expect(await count()).toBe(3);
    expect(await stored()).toBe(3);
  });

  it('is counted once if the stored counts lack it, without counting an unsettled batch twice', async () => {
    const businesses = directory.connection.collection('businesses');
    const counts = directory.connection.collection('tallies');
    await counts.updateOne({ _id: 'directory' as never }, { $unset: { websites: 1, websitesBefore: 1 } });
    const [like] = await businesses.find({ website: { $gt: '' } }).toArray();
    const { _id, ...fields } = like ?? {};
    await businesses.insertOne({ ...fields, placeId: 'left-behind', urlSlug: 'bayreuth/left-behind' });
    await directory.connection.collection('unsettled_batches').insertOne({
      writes: [{ id: 'directory', increments: { count: 1, websites: 1 }, onInsert: { kind: 'directory' } }],
      locations: [],
      event: { ids: [], citySlugs: [], categorySlugs: [] },
    });
    expect(await count()).toBe((await stored()) - 1);
    await directory.store([workshop(6, { website })]);
    expect(await count()).toBe(await stored());
  });
});
