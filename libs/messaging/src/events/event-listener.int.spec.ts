import { businessChanged, settingsChanged } from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Module } from '@nestjs/common';
import { EventListener, MessagingModule } from '../index.js';

@Module({ imports: [MessagingModule.forProcess('settings', { health: false })] })
class TestModule {}

interface Replica {
  heard: number[];
  gaps: number;
}

describe("a replica's own listener to events", () => {
  let servers: TestBus;
  const replicas: Replica[] = [];

  beforeAll(async () => {
    servers = await startTestBus();
    for (let count = 0; count < 2; count += 1) {
      const app = await servers.start('settings', TestModule);
      const replica: Replica = { heard: [], gaps: 0 };
      replicas.push(replica);
      const hear = (_: string, payload: unknown): void => {
        replica.heard.push((payload as { version: number }).version);
      };
      if (count === 0) await servers.bus.publish(settingsChanged, { version: 1 });
      app.get(EventListener).listen([settingsChanged], hear, () => (replica.gaps += 1));
    }
    await eventually(() => replicas.every((replica) => replica.gaps === 1));
  });

  afterAll(() => servers.close());

  it('starts with a gap, since a cache filled before may be old', () => {
    expect(replicas.map((replica) => replica.gaps)).toEqual([1, 1]);
  });

  it('hears every event from now on, in each replica, in order', async () => {
    await servers.bus.publish(businessChanged, { ids: [], citySlugs: [], categorySlugs: [] });
    for (const version of [2, 3, 4]) await servers.bus.publish(settingsChanged, { version });
    await eventually(() => replicas.every((replica) => replica.heard.length >= 3));
    expect(replicas.map((replica) => replica.heard)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('reports a gap after NATS was away, and hears on', async () => {
    const before = replicas.map((replica) => replica.gaps);
    await servers.nats.kill();
    await servers.nats.restart();
    await eventually(() => replicas.every((replica, index) => replica.gaps > (before[index] ?? 0)));
    // An event of the moment before a listener hears again reaches it as a gap: the next one it must hear.
    await eventually(async () => {
      const isPublished = await servers.bus.publish(settingsChanged, { version: 5 }).then(
        () => true,
        () => false,
      );
      return isPublished && replicas.every((replica) => replica.heard.includes(5));
    });
  });
});
