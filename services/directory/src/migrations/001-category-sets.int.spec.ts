import { categorySorts, findBusinessesByPrefix, listCategoryBusinesses } from '@gewerk/contracts/bus';
import { eventually } from '@gewerk/testing';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { AppModule } from '../app.module.js';
import type { BusinessRecord } from '../record/business.record.js';
import { categorySetOf } from '../record/normalise/category-set.js';
import { namesOf, startWithWorkshops } from '../test/listed-workshops.js';
import type { RunningDirectory } from '../test/running-directory.js';
import { categorySets } from './001-category-sets.js';

describe('the migration 001-category-sets', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startWithWorkshops(servers);
  });

  afterAll(async () => {
    await servers.close();
  });

  const businesses = () => directory.connection.collection<BusinessRecord>('businesses');
  const record = () =>
    directory.connection
      .collection<{ _id: string; endedAt: Date | null; changed: number }>('migrations')
      .findOne({ _id: categorySets.name });

  /** Whether no process is migrating: a migrating process would repeat migrations whose record is deleted. */
  const isAtRest = async () =>
    (await directory.connection.collection('migration_lease').countDocuments()) === 0;

  /** Restores the form in which the previous version stored businesses. */
  const takeSet = (filter: object) => businesses().updateMany(filter, { $unset: { categorySet: '' } });

  async function lists(): Promise<string[][]> {
    const found: string[][] = [];
    for (const category of ['kfz-werkstatt', 'hair-salon', 'services', 'retail']) {
      for (const sortBy of categorySorts) {
        const page = await servers.bus.request(listCategoryBusinesses, { category, sortBy });
        found.push(namesOf(page.businesses));
      }
    }
    for (const asked of [{ query: 'a' }, { city: 'Bayreuth', categorySlug: 'kfz-werkstatt' }]) {
      found.push(namesOf((await servers.bus.request(findBusinessesByPrefix, asked)).businesses));
    }
    return found;
  }

  it('gives existing businesses their category set and leaves all lists the same throughout', async () => {
    const expected = await lists();
    expect(expected.flat()).toContain('Salon Süd');
    await eventually(async () => Boolean((await record())?.endedAt) && (await isAtRest()), { everyMs: 100 });
    await directory.connection.collection('migrations').deleteMany({});

    await takeSet({});
    expect(await lists()).toEqual(expected);

    // The new version finds the old form and converts it while both serve.
    await servers.start('directory', AppModule);
    await eventually(async () => Boolean((await record())?.endedAt), { everyMs: 100 });
    expect((await record())?.changed).toBe(6);
    const stored = await businesses().find().toArray();
    expect(stored.map(({ categorySet }) => categorySet)).toEqual(
      stored.map(({ categorySlugs }) => categorySetOf(categorySlugs)),
    );
    expect(stored.find(({ name }) => name === 'Unavailable Business')?.categorySet).toBe('');
    expect(await lists()).toEqual(expected);

    // The previous version still runs and stores another business in the old form.
    await takeSet({ name: 'Salon Süd' });
    expect(await lists()).toEqual(expected);
  });
});
