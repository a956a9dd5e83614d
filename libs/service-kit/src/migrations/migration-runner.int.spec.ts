import { eventually } from '@gewerk/testing';
import { logger } from '../observe/logger.js';
import { metrics } from '../observe/metrics.js';
import type { Migration } from './migration.js';
import { MigrationRunner } from './migration-runner.js';
import { countChanges } from './test/count-changes.js';
import { PartsDatabase } from './test/parts-database.js';

const PARTS = 50;

let database: PartsDatabase;
beforeAll(async () => {
  database = await PartsDatabase.start();
});
beforeEach(() => database.fill(PARTS));
afterEach(async () => {
  await database.clear();
  jest.restoreAllMocks();
});
afterAll(() => database.close());

const changedOnce = () => database.parts.countDocuments({ changes: 1 });
const pending = async (): Promise<number | undefined> => {
  const [gauge] = (await metrics.getSingleMetric('gewerk_migrations_pending')?.get())?.values ?? [];
  return gauge?.value;
};

describe('migrations', () => {
  it('run once and in order with two replicas, and are recorded', async () => {
    const order: string[] = [];
    const then: Migration = {
      name: '002-then',
      purpose: 'Comes second.',
      up: async () => {
        order.push(`after ${await changedOnce()}`);
      },
    };
    const replicas = [countChanges(7), then];
    database.startReplica(...replicas);
    database.startReplica(...replicas);
    await eventually(() => database.hasEnded('002-then'));

    expect(order).toEqual([`after ${PARTS}`]);
    const record = await database.records.findOne({ _id: '001-count-changes' });
    expect(record).toMatchObject({
      purpose: 'Tests count what happens to a part.',
      changed: PARTS,
      fault: null,
    });
    expect(record?.endedAt?.getTime()).toBeGreaterThanOrEqual(Number(record?.startedAt));
    await eventually(async () => (await pending()) === 0);
  });

  it('do not run again in a later process', async () => {
    database.startReplica(countChanges(7));
    await eventually(() => database.hasEnded('001-count-changes'));
    const later = { ...countChanges(7), name: '002-later' };
    database.startReplica(countChanges(7), later);
    await eventually(() => database.hasEnded('002-later'));
    expect(await database.parts.countDocuments({ changes: 2 })).toBe(PARTS);
  });

  it('that fail are logged, recorded and retried before any later one runs', async () => {
    const logged = jest.spyOn(logger, 'error').mockImplementation();
    let isBroken = true;
    const broken: Migration = {
      ...countChanges(7, () => (isBroken ? Promise.reject(new Error('no such part')) : Promise.resolve())),
    };
    const then: Migration = { name: '002-then', purpose: 'Comes second.', up: () => Promise.resolve() };
    database.startReplica(broken, then);
    await eventually(() => logged.mock.calls.length >= 2);

    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ migration: '001-count-changes', failures: 2 }),
      'A migration failed; it will be retried',
    );
    expect(await database.records.findOne()).toMatchObject({ fault: 'Error: no such part', endedAt: null });
    expect(await database.hasEnded('002-then')).toBe(false);
    expect(await pending()).toBe(2);

    isBroken = false;
    await eventually(() => database.hasEnded('002-then'));
    expect(await changedOnce()).toBe(PARTS);
  });

  it('that this version does not know are reported, and its own are run', async () => {
    const warned = jest.spyOn(logger, 'warn').mockImplementation();
    database.startReplica({
      name: '009-newer',
      purpose: 'Is of a newer version.',
      up: () => Promise.resolve(),
    });
    await eventually(() => database.hasEnded('009-newer'));
    expect(warned).not.toHaveBeenCalled();

    database.startReplica(countChanges(7));
    await eventually(() => database.hasEnded('001-count-changes'));
    expect(warned).toHaveBeenCalledWith(
      { unknown: ['009-newer'] },
      'The database contains migrations of a newer version; this version continues to serve requests',
    );
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('run again from the beginning if their version has changed', async () => {
    database.startReplica({ ...countChanges(7), version: 'one' });
    await eventually(() => database.hasEnded('001-count-changes'));
    database.startReplica({ ...countChanges(7), version: 'two' });
    await eventually(async () => (await database.parts.countDocuments({ changes: 2 })) === PARTS);
    await eventually(() => database.hasEnded('001-count-changes'));
    expect(await database.records.findOne()).toMatchObject({ version: 'two', changed: PARTS });
  });

  it('must be numbered in order', () => {
    const named = (name: string): Migration => ({ ...countChanges(1), name });
    const declare = (...names: string[]) => new MigrationRunner(database.connection, names.map(named));
    expect(() => declare('001-a', '003-b')).not.toThrow();
    expect(() => declare('002-a', '001-b')).toThrow('001-b');
    expect(() => declare('001-a', '001-b')).toThrow('001-b');
    expect(() => declare('first')).toThrow('first');
  });
});
