import { settingsChanged, statisticsCounted, submissionChanged } from '@gewerk/contracts/bus';
import { metrics } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { AckPolicy, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { AfterGap, CHANGE_STREAM, Consumes, EVENT_STREAM, MessagingModule } from '../index.js';
import { ConsumedStreams } from './consumed-streams.js';
import { DurableConsumer } from './durable-consumer.js';
import { EventStreams } from './event-streams.js';

const heard: number[] = [];
const gaps: Date[] = [];
let failuresLeft = 0;

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-gap' })
  hear(@Payload() events: { version: number }[]): Promise<void> {
    heard.push(...events.map(({ version }) => version));
    return Promise.resolve();
  }

  @AfterGap('test-gap')
  rebuild(before: Date): Promise<void> {
    gaps.push(before);
    failuresLeft -= 1;
    return failuresLeft >= 0 ? Promise.reject(new Error('a rebuild is running')) : Promise.resolve();
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController],
})
class TestModule {}

/** Subjects of the single stream, as created by the release before the stream of changes existed. */
const OLD_SUBJECTS = [
  'directory.business.changed',
  'settings.changed',
  'settings.owner-password-changed',
  'run.progress',
  'directory.submission.changed',
  'redirect-tracking.alias-domains-changed',
  'redirect-tracking.redirects-followed',
  'statistics.counted',
  'search.synonyms-changed',
];

describe('changes in a separate stream', () => {
  let servers: TestBus;
  let manager: JetStreamManager;

  beforeAll(async () => {
    servers = await startTestBus();
    manager = await jetstreamManager(servers.bus.connection);
  });

  afterAll(() => servers.close());

  const publish = (version: number) => servers.bus.publish(settingsChanged, { version });

  it('include the content of the previous release’s single stream, which keeps its subjects', async () => {
    const subjects = [...OLD_SUBJECTS, 'settings.of-a-newer-release'];
    await manager.streams.add({ name: EVENT_STREAM, subjects });
    await manager.consumers.add(EVENT_STREAM, {
      durable_name: 'test-gap',
      filter_subject: settingsChanged.subject,
      ack_policy: AckPolicy.Explicit,
    });
    for (const version of [1, 2]) await publish(version);
    const app = await servers.start('settings', TestModule);
    await publish(3);
    await eventually(() => heard.length === 3);
    expect(heard).toEqual([1, 2, 3]);
    const { config } = await manager.streams.info(EVENT_STREAM);
    expect(config.subjects).toEqual(expect.arrayContaining(subjects));
    // The previous release starts next to this one and finds its consumer unchanged.
    await manager.streams.update(EVENT_STREAM, { subjects: OLD_SUBJECTS });
    expect((await manager.consumers.info(EVENT_STREAM, 'test-gap')).num_pending).toBe(3);
    expect(gaps).toEqual([]);
    await app.close();
  });

  it('are not pushed out by other events', async () => {
    await publish(4);
    await eventually(async () => (await manager.streams.info(CHANGE_STREAM)).state.messages === 4);
    const searches = [{ text: 'bäcker', searches: 1, unfound: 0 }];
    const statistics = { batchId: 'one', day: '2026-11-23', listings: [], searches };
    await servers.bus.publish(statisticsCounted, statistics);
    // Simulates that other events have filled the stream.
    await manager.streams.purge(EVENT_STREAM);
    const app = await servers.start('settings', TestModule);
    await eventually(() => heard.includes(4));
    expect((await manager.streams.info(CHANGE_STREAM)).state.messages).toBe(4);
    expect(gaps).toEqual([]);
    await app.close();
  });

  it('make a consumer rebuild its data when the stream has dropped events that it had not received', async () => {
    for (const version of [5, 6, 7]) await publish(version);
    await eventually(async () => (await manager.streams.info(CHANGE_STREAM)).state.messages === 7);
    await manager.streams.update(CHANGE_STREAM, { max_msgs: 1 });
    failuresLeft = 2;
    const app = await servers.start('settings', TestModule);
    await eventually(() => heard.includes(7));
    // The rebuild is repeated until it succeeds, and comes before the remaining events.
    expect(gaps).toHaveLength(3);
    expect(heard).toEqual([1, 2, 3, 4, 7]);
    expect(await metrics.metrics()).toMatch(
      /^gewerk_consumer_gap_timestamp_seconds\{consumer="test-gap",why="passed"\} \d/m,
    );
    await app.close();
  });

  it('have no gap if only events of other subjects were dropped', async () => {
    await manager.streams.update(CHANGE_STREAM, { max_msgs: -1 });
    const app = await servers.start('settings', TestModule);
    const options = { durable: 'test-idle' };
    const { connection } = servers.bus;
    const durable = new DurableConsumer(
      connection,
      app.get(EventStreams),
      submissionChanged.subject,
      options,
      app.get(ConsumedStreams),
    );
    const { consumer } = await durable.open();
    const keepOne = async (version: number): Promise<void> => {
      await manager.streams.update(CHANGE_STREAM, { max_msgs: 1 });
      await publish(version);
      await eventually(() => heard.includes(version));
      await manager.streams.update(CHANGE_STREAM, { max_msgs: -1 });
    };
    for (const version of [8, 9, 10]) await publish(version);
    await eventually(() => heard.includes(10));
    expect(await durable.findGap(consumer)).toBeNull();
    await keepOne(11);
    expect(await durable.findGap(consumer)).toBeNull();
    await servers.bus.publish(submissionChanged, { id: 'one', state: 'waiting' });
    await eventually(async () => (await consumer.info()).num_pending === 1);
    await keepOne(12);
    expect(await durable.findGap(consumer)).toMatchObject({ why: 'passed' });
    expect(await durable.findGap(consumer)).toBeNull();
    await app.close();
  });
});
