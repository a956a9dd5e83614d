import { eventually, startMongo } from '@gewerk/testing';
import { type Connection, createConnection, type Model, Schema } from 'mongoose';
import type { HeldRun } from './held-run.js';
import { LEASED_RUN_FIELDS, type LeasedRun, ONE_ACTIVE_RUN } from './leased-run.js';
import { RequeueForgottenRuns } from './requeue-forgotten-runs.js';
import { type RunEnd, Runner } from './runner.js';
import { RunsRepository } from './runs.repository.js';

interface StoredRun extends LeasedRun {
  state: string;
  step: number;
}

const schema = new Schema<StoredRun>(
  { ...LEASED_RUN_FIELDS, state: { type: String, default: 'queued' }, step: { type: Number, default: 0 } },
  { collection: 'runs', versionKey: false },
).index(...ONE_ACTIVE_RUN);

/** A process whose work lasts until a test ends it. */
class Process extends Runner<StoredRun> {
  readonly held: HeldRun<StoredRun>[] = [];
  readonly gate = Promise.withResolvers<void>();

  constructor(runs: RunsRepository<StoredRun>) {
    super(runs, { what: 'test run', renewEveryMs: 60_000 });
    this.gate.promise.catch(() => undefined);
  }

  async hasBegun(): Promise<HeldRun<StoredRun>> {
    await eventually(() => this.held.length > 0);
    const [held] = this.held;
    if (!held) throw new Error('the run was not begun');
    return held;
  }

  protected async work(held: HeldRun<StoredRun>): Promise<void> {
    this.held.push(held);
    const aborted = new Promise<never>((_resolve, reject) =>
      held.signal.addEventListener('abort', () => reject(held.signal.reason as Error)),
    );
    await Promise.race([this.gate.promise, aborted]);
  }

  protected async end({ run }: HeldRun<StoredRun>, how: RunEnd): Promise<void> {
    await this.finish(run, { state: how.state });
  }
}

describe('a run', () => {
  let connection: Connection;
  let model: Model<StoredRun>;
  let runs: RunsRepository<StoredRun>;
  let one: Process;
  let other: Process;
  const stored = () => runs.find('run');

  beforeAll(async () => {
    connection = await createConnection((await startMongo()).url).asPromise();
    model = connection.model<StoredRun>('Run', schema);
    await model.init();
  });
  beforeEach(async () => {
    await model.deleteMany();
    runs = new RunsRepository(model);
    one = new Process(runs);
    other = new Process(runs);
    expect(await runs.insert({ _id: 'run' })).toBe(true);
  });
  afterEach(() => Promise.all([one.onModuleDestroy(), other.onModuleDestroy()]));
  afterAll(() => connection.close());

  it('is the only active one', async () => {
    expect(await runs.insert({ _id: 'second' })).toBe(false);
    one.gate.resolve();
    await one.run('run');
    expect(await runs.insert({ _id: 'second' })).toBe(true);
  });

  it('is taken by only one of two processes', async () => {
    one.gate.resolve();
    other.gate.resolve();
    await Promise.all([one.run('run'), other.run('run')]);
    expect(one.held.length + other.held.length).toBe(1);
    expect(await stored()).toMatchObject({ state: 'completed', owner: null, leaseUntil: null });
    expect(await stored()).not.toHaveProperty('active');
    await other.run('run');
    expect(one.held.length + other.held.length).toBe(1);
  });

  it('is handed back when its process stops, and resumes in another', async () => {
    const working = one.run('run');
    await (await one.hasBegun()).renew({ step: 7 });
    await one.onModuleDestroy();
    await working;
    expect(await stored()).toMatchObject({ active: true, state: 'running', owner: null });

    other.gate.resolve();
    await other.run('run');
    expect(other.held.map(({ run }) => run.step)).toEqual([7]);
    expect(await stored()).toMatchObject({ state: 'completed', step: 7 });
  });

  it('is taken over only after its lease has expired, and is then left by its first process', async () => {
    const working = one.run('run');
    const held = await one.hasBegun();
    await other.run('run');
    expect(other.held).toEqual([]);

    await model.updateOne({ _id: 'run' }, { $set: { leaseUntil: new Date(0) } });
    const takenOver = other.run('run');
    await other.hasBegun();
    await held.renew({ step: 3 });
    await working;
    expect(held.interrupted.aborted).toBe(true);
    expect(await stored()).toMatchObject({ active: true, state: 'running', step: 0 });
    expect((await stored())?.owner).not.toBeNull();

    other.gate.resolve();
    await takenOver;
    expect(await stored()).toMatchObject({ state: 'completed', owner: null });
  });

  it('ends as stopped if the operator stops it, and as failed if its work fails', async () => {
    const working = one.run('run');
    const held = await one.hasBegun();
    expect(await runs.requestStop()).toBe(true);
    await held.renew();
    await working;
    expect(await stored()).toMatchObject({ state: 'stopped' });
    expect(await runs.requestStop()).toBe(false);

    await runs.insert({ _id: 'second' });
    other.gate.reject(new Error('broken'));
    await other.run('second');
    expect(await runs.find('second')).toMatchObject({ state: 'failed' });
  });

  it('is queued again if it was forgotten, but not while a process holds it', async () => {
    const again = jest.fn((run: StoredRun) => one.run(run._id));
    const requeue = new RequeueForgottenRuns({ what: 'test runs', runs, again, forgottenAfterMs: 0 });
    requeue.onApplicationBootstrap();
    await one.hasBegun();
    expect(again.mock.calls.map(([{ _id, queuings }]) => [_id, queuings])).toEqual([['run', 2]]);
    expect(await runs.claimForgotten(0)).toBeNull();
    one.gate.resolve();
    await requeue.onModuleDestroy();
    expect(await stored()).toMatchObject({ state: 'completed' });
    expect(await runs.claimForgotten(0)).toBeNull();
  });
});
