import type { FileStore } from '@gewerk/messaging';
import { startOwnMongo, type TestServer } from '@gewerk/testing';
import { MongoClient, MongoServerError } from 'mongodb';
import { backUp, type Summary } from './back-up.js';
import { explained, keepMoment } from './readable-moment.js';

const WINDOW = 'minSnapshotHistoryWindowInSeconds';
const CARS = 3_000;

const noFiles = { list: () => Promise.resolve([]) } as unknown as FileStore;

describe('the snapshot of a backup', () => {
  let mongo: TestServer;
  let client: MongoClient;

  beforeAll(async () => {
    mongo = await startOwnMongo();
    client = new MongoClient(mongo.url);
    const businesses = client.db('gewerk_directory').collection('businesses');
    await businesses.insertMany(Array.from({ length: CARS }, () => ({ text: 'Kfz '.repeat(300) })));
  });

  afterAll(async () => {
    await client.close();
    await mongo.stop();
  });

  const setWindow = (seconds: number) => client.db('admin').command({ setParameter: 1, [WINDOW]: seconds });
  const window = async () =>
    (await client.db('admin').command({ getParameter: 1, [WINDOW]: 1 }))[WINDOW] as number;

  it('stays readable for as long as the backup takes, however short MongoDB’s default is', async () => {
    await setWindow(0);
    let done: Summary = { documents: 0, files: 0 };
    const backup = backUp(client, '', noFiles, (now) => (done = { ...now }));
    while (done.documents === 0) await backup.next();
    expect(done.documents).toBeLessThan(CARS);
    expect(await window()).toBe(86_400);
    await client.db('gewerk_directory').collection('businesses').deleteMany({});
    while (!(await backup.next()).done);
    expect(done.documents).toBe(CARS);
    expect(await window()).toBe(0);
  });

  it('leaves MongoDB’s default of five minutes, even after a killed backup left its own setting', async () => {
    await setWindow(300);
    await keepMoment(client);
    const putBack = await keepMoment(client);
    await putBack();
    expect(await window()).toBe(300);
  });

  it('lasts for the server’s default if the user may not change it, with advice once it has expired', async () => {
    const command = () => Promise.reject(new MongoServerError({ message: 'not authorized', code: 13 }));
    const putBack = await keepMoment({ db: () => ({ command }) } as unknown as MongoClient);
    await expect(putBack()).resolves.toBeUndefined();
    expect(String(explained(new MongoServerError({ message: 'SnapshotTooOld', code: 239 })))).toMatch(WINDOW);
    expect(explained(new Error('other'))).toEqual(new Error('other'));
  });
});
