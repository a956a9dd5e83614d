import type { InputOf, Operation, ServiceName } from '@gewerk/contracts/bus';
import type { MessageBus, RequestOptions } from '@gewerk/messaging';
import type { INestApplication, Type } from '@nestjs/common';
import { startMongo, startNats, type TestDatabase, type TestServer } from './test-servers.js';

/**
 * Time limit of calls, in ms: a machine that runs suites in parallel is slow, and a late response must not fail a
 * test.
 */
const PATIENCE_MS = 30_000;

/** The bus and databases of one suite: a separate NATS server and separate databases. */
export interface TestBus {
  nats: TestServer;
  mongo: TestDatabase;
  /** A caller's side of the bus, independent of any service. It waits up to 30 s for a response. */
  bus: MessageBus;
  /** Boots a service in this process against these servers; its databases' names start with the suite's prefix. */
  start(name: ServiceName, module: Type): Promise<INestApplication>;
  /** Stops the services that are still running, closes the caller's connection and stops the NATS server. */
  close(): Promise<void>;
}

/**
 * Real servers for services under test. Sets MONGO_URL, MONGO_DATABASE_PREFIX, NATS_URL and HTTP_PORT of this process;
 * jest gives each suite a separate environment.
 */
export async function startTestBus(): Promise<TestBus> {
  // Loaded on demand: suites that only need a database do not load Nest.
  const messaging = await import('@gewerk/messaging');
  const [nats, mongo] = await Promise.all([startNats(), startMongo()]);
  Object.assign(process.env, {
    MONGO_URL: mongo.url,
    MONGO_DATABASE_PREFIX: mongo.prefix,
    NATS_URL: nats.url,
    HTTP_PORT: '0',
  });
  const connection = await messaging.connectNats(nats.url, 'test');
  class PatientBus extends messaging.MessageBus {
    override requestBytes<Op extends Operation>(
      operation: Op,
      input: InputOf<Op>,
      options: RequestOptions = {},
    ): Promise<Uint8Array> {
      const timeoutMs = Math.max(operation.timeoutMs, PATIENCE_MS);
      return super.requestBytes(operation, input, { timeoutMs, ...options });
    }
  }
  const running: INestApplication[] = [];
  return {
    nats,
    mongo,
    bus: new PatientBus(connection),
    start: async (name, module) => {
      const app = await messaging.startService(name, module);
      running.push(app);
      return app;
    },
    close: async () => {
      await Promise.all(running.map((app) => app.close()));
      await connection.close();
      await nats.stop();
    },
  };
}

/** One service on separate servers: {@link startTestBus} with the service booted. */
export async function startTestService(
  name: ServiceName,
  module: Type,
): Promise<TestBus & { app: INestApplication }> {
  const servers = await startTestBus();
  return { ...servers, app: await servers.start(name, module) };
}
