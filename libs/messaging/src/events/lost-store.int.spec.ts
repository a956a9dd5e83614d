import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsChanged } from '@gewerk/contracts/bus';
import {
  type EngineProcess,
  ENGINES,
  freePort,
  isListeningAt,
  ManagedProcess,
  type Reaper,
  resolveBinary,
  startReaper,
} from '@gewerk/engines';
import { eventually, quickest } from '@gewerk/testing';
import { Controller, type INestApplication, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  AfterGap,
  connectNats,
  Consumes,
  EventListener,
  MessageBus,
  MessagingModule,
  startService,
} from '../index.js';

const handled: number[] = [];
let rebuilds = 0;

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-store' })
  handle(@Payload() events: { version: number }[]): Promise<void> {
    handled.push(...events.map(({ version }) => version));
    return Promise.resolve();
  }

  @AfterGap('test-store')
  rebuild(): Promise<void> {
    rebuilds += 1;
    return Promise.resolve();
  }
}

@Module({ imports: [MessagingModule.forProcess('settings')], controllers: [TestController] })
class TestModule {}

/** The test's service has no database. */
const NO_MONGO = 'mongodb://127.0.0.1:1';
const HEALED_WITHIN_MS = 15_000;

describe("JetStream's store removed while a process runs", () => {
  let reaper: Reaper;
  let folder: string;
  let withStore: EngineProcess;
  let server: ManagedProcess;
  let connection: NatsConnection;
  let app: INestApplication;
  let drops = 0;
  const heard: number[] = [];

  const start = async (spec: Omit<EngineProcess, 'engine' | 'url'>): Promise<void> => {
    server = new ManagedProcess(spec, { reaper, log: { write: () => undefined } });
    expect(await server.becomesReady()).toBe(true);
  };
  const kill = async (): Promise<void> => {
    server.kill();
    await server.exited;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-lost-store-'));
    reaper = startReaper({ removeFolder: folder });
    const { path: binary } = await resolveBinary('nats');
    withStore = await ENGINES.nats({ binary, dataDir: folder, port: await freePort(), memoryMb: 64 });
    await start(withStore);
    Object.assign(process.env, {
      NATS_URL: withStore.url,
      MONGO_URL: NO_MONGO,
      HTTP_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    connection = await connectNats(withStore.url, 'test');
    app = await startService('settings', TestModule);
    const hear = (_subject: string, payload: unknown) =>
      void heard.push((payload as { version: number }).version);
    app.get(EventListener).listen([settingsChanged], hear, () => (drops += 1));
    await eventually(() => drops > 0);
  });

  afterAll(async () => {
    await app.close();
    await connection.close();
    await kill();
    reaper.release();
    await rm(folder, { recursive: true, force: true });
  });

  const readiness = async (): Promise<{ status: number; missing: Record<string, string> }> => {
    const answer = await fetch(`${await app.getUrl()}/readyz`);
    const { missing = {} } = (await answer.json()) as { missing?: Record<string, string> };
    return { status: answer.status, missing };
  };
  const isReady = async () => (await readiness()).status === 200;

  /** Handled by the consumer, and heard by the listener once it listens again. */
  const passes = (version: number): Promise<void> =>
    eventually(async () => {
      await new MessageBus(connection).publish(settingsChanged, { version }).catch(() => undefined);
      return handled.includes(version) && heard.includes(version);
    });

  it('is recreated once the server comes back, within 15 s, and its content is rebuilt', async () => {
    await passes(1);
    expect(rebuilds).toBe(0);
    const tookMs = await quickest(HEALED_WITHIN_MS, async (times) => {
      // The server is still running and may write to the folder.
      await rm(join(folder, 'jetstream'), { recursive: true, maxRetries: 10 });
      const before = drops;
      await kill();
      await start(withStore);
      const backAt = performance.now();
      await eventually(async () => rebuilds === times && drops > before && (await isReady()));
      return performance.now() - backAt;
    });
    expect(tookMs).toBeLessThan(HEALED_WITHIN_MS);
    await passes(2);
  });

  it('is reported by /readyz for as long as the server has no JetStream', async () => {
    const before = rebuilds;
    await kill();
    await rm(join(folder, 'jetstream'), { recursive: true });
    await start({
      ...withStore,
      args: ['--addr', '127.0.0.1', '--port', new URL(withStore.url).port],
      isReady: () => isListeningAt(withStore.url),
    });
    await eventually(async () => 'events' in (await readiness()).missing);
    expect(await readiness()).toMatchObject({
      status: 503,
      missing: { events: expect.any(String) as string },
    });
    await kill();
    await start(withStore);
    await eventually(isReady);
    await eventually(() => rebuilds === before + 1);
    await passes(3);
  });
});
