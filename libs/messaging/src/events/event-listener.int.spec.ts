import { businessChanged, settingsChanged } from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { type INestApplication, Module } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { EVENT_STREAM, EventListener, MessagingModule } from '../index.js';

@Module({ imports: [MessagingModule.forProcess('settings', { health: false })] })
class TestModule {}

interface Replica {
  heard: number[];
  gaps: number;
}

describe('the event listener of a replica', () => {
  let servers: TestBus;
  let app: INestApplication;
  const replicas: Replica[] = [];

  beforeAll(async () => {
    servers = await startTestBus();
    for (let count = 0; count < 2; count += 1) {
      app = await servers.start('settings', TestModule);
      if (count === 0) await servers.bus.publish(settingsChanged, { version: 1 });
      replicas.push(listening());
    }
    await eventually(() => replicas.every((replica) => replica.gaps === 1));
  });

  afterAll(() => servers.close());

  function listening(): Replica {
    const replica: Replica = { heard: [], gaps: 0 };
    const hear = (_: string, payload: unknown): void => {
      replica.heard.push((payload as { version: number }).version);
    };
    app.get(EventListener).listen([settingsChanged], hear, () => (replica.gaps += 1));
    return replica;
  }

  it('starts with a gap, since an existing cache may be outdated', () => {
    expect(replicas.map((replica) => replica.gaps)).toEqual([1, 1]);
  });

  it('receives every later event in order, in each replica', async () => {
    await servers.bus.publish(businessChanged, { ids: [], citySlugs: [], categorySlugs: [] });
    for (const version of [2, 3, 4]) await servers.bus.publish(settingsChanged, { version });
    await eventually(() => replicas.every((replica) => replica.heard.length >= 3));
    expect(replicas.map((replica) => replica.heard)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('receives no old events after its consumer was lost, and reports a gap instead', async () => {
    const fresh = listening();
    await eventually(() => fresh.gaps === 1);
    const { consumers } = await jetstreamManager(servers.bus.connection);
    const before = replicas.map(({ gaps }) => gaps);
    for await (const { name } of consumers.list(EVENT_STREAM)) await consumers.delete(EVENT_STREAM, name);
    await eventually(
      () => fresh.gaps === 2 && replicas.every(({ gaps }, index) => gaps > (before[index] ?? 0)),
    );
    await servers.bus.publish(settingsChanged, { version: 5 });
    await eventually(() => [fresh, ...replicas].every(({ heard }) => heard.includes(5)));
    expect(fresh.heard).toEqual([5]);
    expect(replicas.map(({ heard }) => heard)).toEqual([
      [2, 3, 4, 5],
      [2, 3, 4, 5],
    ]);
  });

  it('reports a gap if its client restarts after a message was lost in transit', async () => {
    const fresh = listening();
    await eventually(() => fresh.gaps === 1);
    for (const messages of app.get(EventListener)['open']) {
      const client = messages as unknown as { reset(): void; monitor: { restart(): void } };
      // Prevents a timer from being started after the client is closed.
      client.monitor.restart = () => undefined;
      client.reset();
    }
    await eventually(() => fresh.gaps === 2);
    await eventually(async () => {
      await servers.bus.publish(settingsChanged, { version: 7 });
      return fresh.heard.length > 0;
    });
    expect(new Set(fresh.heard)).toEqual(new Set([7]));
  });

  it('reports a gap after NATS was unavailable, and continues', async () => {
    const before = replicas.map((replica) => replica.gaps);
    await servers.nats.kill();
    await servers.nats.restart();
    await eventually(() => replicas.every((replica, index) => replica.gaps > (before[index] ?? 0)));
    // An event published just before a listener listens again is reported to it as a gap; it must receive the
    // next one.
    await eventually(async () => {
      const isPublished = await servers.bus.publish(settingsChanged, { version: 6 }).then(
        () => true,
        () => false,
      );
      return isPublished && replicas.every((replica) => replica.heard.includes(6));
    });
  });
});
