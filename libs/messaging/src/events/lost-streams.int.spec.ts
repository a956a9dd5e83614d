import { Readable } from 'node:stream';
import { redirectsFollowed, settingsChanged } from '@gewerk/contracts/bus';
import { Readiness } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, type INestApplication, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import {
  AfterGap,
  CHANGE_STREAM,
  Consumes,
  EVENT_STREAM,
  EventListener,
  FileStore,
  MessagingModule,
} from '../index.js';

const heard: number[] = [];
const gaps: Date[] = [];

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-lost' })
  hear(@Payload() events: { version: number }[]): Promise<void> {
    heard.push(...events.map(({ version }) => version));
    return Promise.resolve();
  }

  @AfterGap('test-lost')
  rebuild(before: Date): Promise<void> {
    gaps.push(before);
    return Promise.resolve();
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController],
})
class TestModule {}

describe('a running service that loses streams', () => {
  let servers: TestBus;
  let app: INestApplication;
  let manager: JetStreamManager;
  let drops = 0;
  const replica: number[] = [];

  beforeAll(async () => {
    servers = await startTestBus();
    app = await servers.start('settings', TestModule);
    manager = await jetstreamManager(servers.bus.connection);
    const listener = app.get(EventListener);
    listener.listen(
      [settingsChanged],
      (_, payload) => void replica.push((payload as { version: number }).version),
      () => (drops += 1),
    );
    await eventually(() => drops > 0);
  });

  afterAll(() => servers.close());

  const publish = (version: number): Promise<boolean> =>
    servers.bus.publish(settingsChanged, { version }).then(
      () => true,
      () => false,
    );

  /** A listener receives only events that are published once it listens again. */
  const handles = (version: number): Promise<void> =>
    eventually(async () => {
      await publish(version);
      return heard.includes(version) && replica.includes(version);
    });

  const missing = (): Promise<Record<string, string>> => app.get(Readiness).missing();

  it('finds no gap in a new installation', async () => {
    await handles(1);
    expect(gaps).toEqual([]);
  });

  it.each([
    ['all streams', [EVENT_STREAM, CHANGE_STREAM]],
    ['the stream of all events', [EVENT_STREAM]],
    ['the stream of changes', [CHANGE_STREAM]],
  ])(
    'recreates %s, and consumers and listeners continue',
    async (_what, lost) => {
      const before = { drops, gaps: gaps.length };
      const version = 10 + heard.length;
      for (const stream of lost) await manager.streams.delete(stream);
      await handles(version);
      if (lost.includes(EVENT_STREAM)) expect(drops).toBeGreaterThan(before.drops);
      if (lost.includes(CHANGE_STREAM)) await eventually(() => gaps.length > before.gaps);
      await eventually(async () => Object.keys(await missing()).length === 0);
    },
    60_000,
  );

  it('recreates a lost consumer and rebuilds its data', async () => {
    const before = gaps.length;
    await manager.consumers.delete(CHANGE_STREAM, 'test-lost');
    await eventually(() => gaps.length > before);
    await handles(60);
  });

  it('is not ready, with the reason, while a stream cannot be recreated', async () => {
    const foreign = { name: 'FOREIGN', subjects: [redirectsFollowed.subject] };
    // Repeated in case the service was faster.
    await eventually(async () => {
      await manager.streams.delete(EVENT_STREAM).catch(() => undefined);
      return manager.streams.add(foreign).then(
        () => true,
        () => false,
      );
    });
    await eventually(async () => /overlap|missing/.test((await missing())['events'] ?? ''));
    await manager.streams.delete('FOREIGN');
    await eventually(async () => Object.keys(await missing()).length === 0);
    await handles(70);
  });

  it('recreates the file store', async () => {
    const files = app.get(FileStore);
    await files.put('one', Readable.from([Buffer.from('x')]));
    await manager.streams.delete('OBJ_gewerk-files');
    await eventually(() =>
      files.put('two', Readable.from([Buffer.from('y')])).then(
        () => true,
        () => false,
      ),
    );
    expect((await files.list()).map(({ name }) => name)).toEqual(['two']);
  });
});
