import { businessChanged, settingsChanged } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus, waitUntil } from '@gewerk/testing';
import { Module } from '@nestjs/common';
import { EventListener, MessagingModule } from '../index.js';

@Module({ imports: [MessagingModule.forProcess('settings', { health: false })] })
class TestModule {}

interface Replica {
  heard: number[];
  gaps: number;
}

const until = async (check: () => Promise<boolean> | boolean, timeoutMs = 15_000): Promise<void> => {
  expect(await waitUntil(check, { timeoutMs })).toBe(true);
};

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
    await until(() => replicas.every((replica) => replica.gaps === 1));
  }, 60_000);

  afterAll(() => servers.close());

  it('starts with a gap, since a cache filled before may be old', () => {
    expect(replicas.map((replica) => replica.gaps)).toEqual([1, 1]);
  });

  it('hears every event from now on, in each replica, in order', async () => {
    await servers.bus.publish(businessChanged, { ids: [], citySlugs: [], categorySlugs: [] });
    for (const version of [2, 3, 4]) await servers.bus.publish(settingsChanged, { version });
    await until(() => replicas.every((replica) => replica.heard.length >= 3));
    expect(replicas.map((replica) => replica.heard)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });

  it('reports a gap after NATS was away, and hears on', async () => {
    const before = replicas.map((replica) => replica.gaps);
    await servers.nats.kill();
    await servers.nats.restart();
    await until(() => replicas.every((replica, index) => replica.gaps > (before[index] ?? 0)), 30_000);
    await until(() =>
      servers.bus.publish(settingsChanged, { version: 5 }).then(
        () => true,
        () => false,
      ),
    );
    await until(() => replicas.every((replica) => replica.heard.includes(5)), 60_000);
  }, 120_000);
});
