import { listCityBusinesses, removeBusiness, restoreBusiness } from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { AppModule } from '../app.module.js';
import type { BusinessRecord } from '../record/index.js';
import { namesOf } from '../test/listed-workshops.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { whoHasClosedForGood } from './003-who-has-closed-for-good.js';

describe('the migration 003-who-has-closed-for-good', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await directory.store([
      workshop(1, { name: 'Gegangen', rating: 5, businessStatus: 'CLOSED_PERMANENTLY' }),
      workshop(2, { name: 'Entfernt', rating: 4.5, businessStatus: 'CLOSED_PERMANENTLY' }),
      workshop(3, { name: 'Wieder da', rating: 4 }),
      workshop(4, { name: 'Offen', rating: 3, businessStatus: 'OPERATIONAL' }),
    ]);
    await eventually(async () => Boolean((await record())?.endedAt) && (await isAtRest()), { everyMs: 100 });
  });

  afterAll(async () => {
    await servers.close();
  });

  const businesses = () => directory.connection.collection<BusinessRecord>('businesses');
  const migrations = () =>
    directory.connection.collection<{ _id: string; endedAt: Date | null; changed: number }>('migrations');
  const record = () => migrations().findOne({ _id: whoHasClosedForGood.name });
  const isAtRest = async () =>
    (await directory.connection.collection('migration_lease').countDocuments()) === 0;
  const inCity = async () =>
    namesOf((await servers.bus.request(listCityBusinesses, { city: 'Bayreuth' })).businesses);

  it('moves permanently closed businesses to the end of lists, and reopened ones back', async () => {
    const stored = await businesses().findOne({ name: 'Entfernt' });
    const id = String(stored?._id);
    await businesses().updateMany({ businessStatus: 'CLOSED_PERMANENTLY' }, { $unset: { gone: '' } });
    await businesses().updateOne({ name: 'Wieder da' }, { $set: { gone: true } });
    await servers.bus.request(removeBusiness, { id, version: stored?.updatedAt.toISOString() ?? '' });
    expect(await inCity()).toEqual(['Gegangen', 'Offen', 'Wieder da']);

    await migrations().deleteOne({ _id: whoHasClosedForGood.name });
    await servers.start('directory', AppModule);
    await eventually(async () => Boolean((await record())?.endedAt), { everyMs: 100 });
    expect((await record())?.changed).toBe(2);
    expect(await inCity()).toEqual(['Wieder da', 'Offen', 'Gegangen']);

    // A business that was in the trash during the migration is restored in the new form.
    await servers.bus.request(restoreBusiness, { id });
    expect(await inCity()).toEqual(['Wieder da', 'Offen', 'Gegangen', 'Entfernt']);
  });
});
