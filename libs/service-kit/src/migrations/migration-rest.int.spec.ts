import { fakeOnly, startMongo } from '@gewerk/testing';
import { type Connection, createConnection } from 'mongoose';
import { MigrationRecords } from './migration-records.js';

const HOUR = 3_600_000;

describe('the pause of a failed migration', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await createConnection((await startMongo()).url).asPromise();
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => connection.close());

  it('has the same length even for a process whose clock is ahead', async () => {
    const records = new MigrationRecords(connection);
    const migration = { name: '001-broken', purpose: 'Fails.', up: () => Promise.resolve() };
    await records.begin(migration, 'one');
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 2 * HOUR);
    const failed = await records.fail(migration.name, 'one', '$fault', HOUR);
    expect(await records.rests(migration.name)).toBe(true);
    jest.useRealTimers();
    expect(failed).toMatchObject({ failures: 1, fault: '$fault' });
    expect(Number(failed?.tryAgainAt)).toBeLessThanOrEqual(Date.now() + HOUR);
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 2 * HOUR);
    expect(await records.rests(migration.name)).toBe(true);
  });
});
