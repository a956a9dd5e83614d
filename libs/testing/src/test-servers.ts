import { randomBytes } from 'node:crypto';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import { makeMeilisearchKey } from '@gewerk/engines';
import { askPool } from './pool-client.js';
import type { BackingServer } from './server-pool.js';

/** A server used by one suite only. */
export interface TestServer {
  url: string;
  /** Stops it and deletes its data; servers that a suite does not stop are stopped after the run. */
  stop(): Promise<void>;
  /** kill -9: nothing is flushed, connections break. */
  kill(): Promise<void>;
  /** Restarts a killed server at its address and with its data, and waits until it is ready. */
  restart(): Promise<void>;
}

/** A database used by one suite only, on the mongod that all suites of a run share. */
export interface TestDatabase {
  /** Its path names the database: `mongodb://…/test_1a2b3c?…`. */
  url: string;
  database: string;
  /** For MONGO_DATABASE_PREFIX, if a whole service uses the server: `test_1a2b3c_`. */
  prefix: string;
}

/** A fresh, empty database: suites never see each other's. Supports transactions and change streams. */
export async function startMongo(): Promise<TestDatabase> {
  const server = (await askPool('share', 'mongo')) as BackingServer;
  const database = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return { url: url.href, database, prefix: `${database}_` };
}

/** A mongod only for this suite, for tests that kill it or whose service names its database itself. */
export function startOwnMongo(): Promise<TestServer> {
  return startOwn('mongo');
}

/** A NATS server with JetStream only for this suite: subjects and streams need no prefix. */
export function startNats(): Promise<TestServer> {
  return startOwn('nats');
}

/** A Valkey only for this suite: keys need no prefix. */
export function startRedis(): Promise<TestServer> {
  return startOwn('redis');
}

/**
 * A Meilisearch only for this suite, with its master key and the search service's key: indexes need no
 * prefix.
 */
export async function startMeili(): Promise<TestServer & { key: string; searchKey: string }> {
  const server = await startOwn('meili');
  if (server.key === undefined) throw new Error('the Meilisearch of this suite has no key');
  const searchKey = await makeMeilisearchKey(server.url, server.key, SEARCH_ENGINE_RIGHTS);
  return { ...server, key: server.key, searchKey };
}

async function startOwn(engine: string): Promise<TestServer & { key?: string }> {
  const { id, url, key } = (await askPool('start', engine)) as BackingServer;
  const order = (action: string) => async (): Promise<void> => {
    await askPool(action, id);
  };
  return { url, key, stop: order('stop'), kill: order('kill'), restart: order('restart') };
}
