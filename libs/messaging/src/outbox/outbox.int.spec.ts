import { businessChanged, settingsChanged } from '@gewerk/contracts/bus';
import { metrics, MongoModule } from '@gewerk/service-kit';
import { eventually, fakeOnly, startTestBus, type TestBus } from '@gewerk/testing';
import { type INestApplication, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type Connection, Types } from 'mongoose';
import { EVENT_STREAM, MessagingModule, Outbox } from '../index.js';

const HOUR = 3_600_000;

@Module({
  imports: [MongoModule.forDatabase('outbox'), MessagingModule.forProcess('settings', { outbox: true })],
})
class TestModule {}

describe('the outbox', () => {
  let servers: TestBus;
  let app: INestApplication;
  let outbox: Outbox;
  let connection: Connection;

  beforeAll(async () => {
    servers = await startTestBus();
    app = await servers.start('settings', TestModule);
    outbox = app.get(Outbox);
    connection = app.get(getConnectionToken());
    await connection.createCollection('outbox');
    await connection.createCollection('rows');
  });

  afterAll(() => servers.close());

  const save = (version: number): Promise<unknown> =>
    connection.transaction(async (session) => {
      await connection.collection('rows').insertOne({ version }, { session });
      await outbox.add(session, settingsChanged, { version });
    });

  /** Versions in the stream, in its order. */
  const published = async (): Promise<number[]> => {
    const manager = await jetstreamManager(servers.bus.connection);
    const { state } = await manager.streams.info(EVENT_STREAM);
    const versions: number[] = [];
    for (let sequence = state.first_seq; sequence <= state.last_seq; sequence += 1) {
      const message = await manager.streams.getMessage(EVENT_STREAM, { seq: sequence });
      if (message) versions.push(message.json<{ version: number }>().version);
    }
    return versions;
  };

  const isEmpty = async (): Promise<boolean> => (await outbox.entries.countDocuments()) === 0;

  it('publishes what was committed and deletes it after the acknowledgement', async () => {
    await save(1);
    outbox.wake();
    await eventually(isEmpty);
    expect(await published()).toEqual([1]);
  });

  it('keeps nothing of an aborted transaction', async () => {
    const work = connection.transaction(async (session) => {
      await connection.collection('rows').insertOne({ version: 666 }, { session });
      await outbox.add(session, settingsChanged, { version: 666 });
      throw new Error('the owner changed his mind');
    });
    await expect(work).rejects.toThrow('changed his mind');
    expect(await isEmpty()).toBe(true);
    expect(await connection.collection('rows').countDocuments({ version: 666 })).toBe(0);
    await save(2);
    await eventually(isEmpty);
    expect(await published()).toEqual([1, 2]);
  });

  it('does not skip an entry that a long transaction commits after newer ones were published', async () => {
    const session = await connection.startSession();
    session.startTransaction();
    await outbox.add(session, settingsChanged, { version: 3 });
    await save(4);
    outbox.wake();
    await eventually(async () => (await published()).includes(4));
    await session.commitTransaction();
    await session.endSession();
    await eventually(isEmpty);
    expect(await published()).toEqual([1, 2, 4, 3]);
  });

  it('publishes each entry once even if two relays run', async () => {
    const second = await servers.start('settings', TestModule);
    const versions = Array.from({ length: 150 }, (_, index) => 100 + index);
    for (const version of versions) await save(version);
    outbox.wake();
    await eventually(isEmpty);
    const inStream = (await published()).filter((version) => version >= 100);
    expect([...inStream].sort((a, b) => a - b)).toEqual(versions);
    await second.close();
  });

  it('keeps what is committed while NATS is unavailable and publishes it once it is back', async () => {
    await servers.nats.kill();
    await save(500);
    await save(501);
    expect(await outbox.entries.countDocuments()).toBe(2);
    await servers.nats.restart();
    await eventually(isEmpty);
    // The test's own connection returns independently of the service's.
    await eventually(() =>
      servers.bus.connection.rtt().then(
        () => true,
        () => false,
      ),
    );
    const inStream = (await published()).filter((version) => version >= 500);
    expect([...inStream].sort((a, b) => a - b)).toEqual([500, 501]);
  });

  it('refuses a payload of more than 512 KB, naming the event', async () => {
    const ids = Array.from({ length: 500 }, () => 'x'.repeat(1_100));
    const work = connection.transaction((session) =>
      outbox.add(session, businessChanged, { ids, citySlugs: [], categorySlugs: [] }),
    );
    await expect(work).rejects.toThrow(/directory\.business\.changed has \d+ bytes/);
    expect(await isEmpty()).toBe(true);
  });

  it('keeps an entry that cannot be published and retries it at growing intervals, without delaying others', async () => {
    const refused = { _id: new Types.ObjectId(), payload: '{"version":700}', createdAt: new Date(0) };
    const begun = Date.now();
    await outbox.entries.insertOne({ ...refused, subject: 'settings.of-no-stream' });
    const versions = Array.from({ length: 120 }, (_, index) => 701 + index);
    for (const version of versions) await save(version);
    outbox.wake();
    await eventually(async () => (await outbox.entries.countDocuments()) === 1);
    const inStream = (await published()).filter((version) => version >= 700);
    expect([...inStream].sort((a, b) => a - b)).toEqual(versions);

    const entry = () => outbox.entries.findOne({ _id: refused._id });
    await eventually(async () => ((await entry())?.failures ?? 0) >= 3);
    // After the third failure: 1 s, 2 s and 4 s, however long the machine took between them.
    expect((await entry())?.retryAt?.getTime()).toBeGreaterThanOrEqual(begun + 7_000);
    const figures = await metrics.metrics();
    expect(figures).toMatch(/^gewerk_outbox_failing_entries 1$/m);
    expect(figures).toMatch(/^gewerk_outbox_failures_total\{event="settings.of-no-stream"\} [3-9]$/m);
    expect(Number(/^gewerk_outbox_oldest_seconds (.*)$/m.exec(figures)?.[1])).toBeGreaterThan(1_000_000);

    await outbox.entries.updateOne({ _id: refused._id }, { $set: { subject: settingsChanged.subject } });
    await eventually(isEmpty);
    expect((await published()).filter((version) => version === 700)).toEqual([700]);
  });

  it('retries an entry after at most 30 s, however often it has failed', async () => {
    const entry = {
      _id: new Types.ObjectId(),
      subject: 'settings.of-no-stream',
      payload: '{}',
      failures: 20,
    };
    // Entries that are not due before the test ends.
    await outbox.entries.insertOne({ ...entry, createdAt: new Date(), retryAt: new Date(8.64e15) });
    const before = Date.now();
    await outbox.postpone([{ ...entry, createdAt: new Date() }]);
    const after = Date.now();
    const stored = await outbox.entries.findOne({ _id: entry._id });
    expect(stored?.failures).toBe(21);
    expect(Number(stored?.retryAt)).toBeGreaterThanOrEqual(before + 30_000);
    expect(Number(stored?.retryAt)).toBeLessThanOrEqual(after + 30_000);
    await outbox.entries.deleteOne({ _id: entry._id });
  });

  it('retries an entry on time, whatever the clock of the host says', async () => {
    const entry = { _id: new Types.ObjectId(), subject: 'settings.of-no-stream', payload: '{}' };
    await outbox.entries.insertOne({ ...entry, createdAt: new Date(), retryAt: new Date(8.64e15) });
    const isDue = async () => (await outbox.due(100)).some(({ _id }) => _id.equals(entry._id));
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + 2 * HOUR);
    await outbox.postpone([{ ...entry, createdAt: new Date(), failures: 20 }]);
    const wasDue = await isDue();
    jest.useRealTimers();
    const stored = await outbox.entries.findOne({ _id: entry._id });
    expect([wasDue, Number(stored?.retryAt) < Date.now() + HOUR]).toEqual([false, true]);
    await outbox.entries.deleteOne({ _id: entry._id });
  });

  it('can publish an event of just under 512 KB', async () => {
    const payload = JSON.stringify({ version: 1, filler: 'x'.repeat(511 * 1024) });
    await expect(
      jetstream(servers.bus.connection).publish(settingsChanged.subject, payload),
    ).resolves.toMatchObject({ stream: EVENT_STREAM });
  });
});
