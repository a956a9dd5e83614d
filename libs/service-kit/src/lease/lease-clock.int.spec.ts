import { fakeOnly, startMongo } from '@gewerk/testing';
import { type Connection, createConnection, Schema } from 'mongoose';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from '../runs/leased-run.js';
import { RunsRepository } from '../runs/runs.repository.js';
import { type HeldLease, Lease, type LeaseRecord } from './lease.js';

const HOUR = 3_600_000;
const LEASE_MS = 60_000;

let connection: Connection;
const held: HeldLease[] = [];

beforeAll(async () => {
  connection = await createConnection((await startMongo()).url).asPromise();
});
beforeEach(() => connection.dropDatabase());
afterEach(() => {
  jest.useRealTimers();
  return Promise.all(held.splice(0).map((lease) => lease.release()));
});
afterAll(() => connection.close());

/** Runs a process on a host whose clock is wrong by this many hours. */
const onHostWithClockOff = (hours: number) =>
  jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR);

async function acquire(): Promise<boolean> {
  const leases = connection.collection<LeaseRecord>('leases');
  const lease = await new Lease({ leases, id: 'index', on: 'the index', leaseMs: LEASE_MS }).acquire();
  if (lease) held.push(lease);
  return lease !== null;
}

describe('a lease, whatever the clocks of the hosts say,', () => {
  it('is not taken from its holder by a host whose clock is ahead', async () => {
    expect(await acquire()).toBe(true);
    onHostWithClockOff(2);
    expect(await acquire()).toBe(false);
  });

  it('of a host whose clock is ahead expires on time for others', async () => {
    onHostWithClockOff(2);
    expect(await acquire()).toBe(true);
    jest.useRealTimers();
    const stored = await connection.collection<LeaseRecord>('leases').findOne({ _id: 'index' });
    expect(Number(stored?.until) - Date.now()).toBeLessThanOrEqual(LEASE_MS);
  });

  it('is not cut short because the clock of its holder is behind', async () => {
    onHostWithClockOff(-2);
    expect(await acquire()).toBe(true);
    jest.useRealTimers();
    expect(await acquire()).toBe(false);
  });

  const newRuns = async (): Promise<RunsRepository<LeasedRun>> => {
    const schema = new Schema<LeasedRun>(LEASED_RUN_FIELDS, { collection: 'runs', versionKey: false }).index(
      ...ONE_ACTIVE_RUN,
    );
    const model = connection.deleteModel(/Run/).model<LeasedRun>('Run', schema);
    await model.init();
    return new RunsRepository(model);
  };

  it('on a run is not taken from its holder by a host whose clock is ahead', async () => {
    const runs = await newRuns();
    await runs.insert({ _id: 'run' });
    expect(await runs.acquire('run', 'one')).not.toBeNull();
    onHostWithClockOff(2);
    expect(await runs.acquire('run', 'other')).toBeNull();
  });

  it('does not let a new run be claimed as forgotten too early', async () => {
    const runs = await newRuns();
    onHostWithClockOff(2);
    expect(await runs.insert({ _id: 'run' })).toBe(true);
    expect(await runs.claimForgotten(HOUR)).toBeNull();
    jest.useRealTimers();
    expect(Number((await runs.find('run'))?.queuedAt)).toBeLessThan(Date.now() + LEASE_MS);
    onHostWithClockOff(2);
    expect(await runs.claimForgotten(HOUR)).toBeNull();
    expect(await runs.insert({ _id: 'run' })).toBe(false);
  });
});
