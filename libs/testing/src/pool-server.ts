import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE_NAMES, type EngineName, messageOf, type Reaper, startReaper } from '@gewerk/engines';
import { dockerAnswers } from './docker-answers.js';
import { BinaryServers } from './binary-servers.js';
import type { BackingServer, ServerPool } from './server-pool.js';

/** The environment variable with the address of the run's pool. */
export const POOL_VARIABLE = 'GEWERK_TEST_POOL';

/**
 * One pool of backing servers for a whole test run, which its tests reach over a Unix socket. A server starts
 * when a test first requests it, so that a run of pure unit tests starts none.
 */
export async function servePool(): Promise<{ socket: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gewerk-test-'));
  const reaper = startReaper({ removeFolder: folder });
  const socket = join(folder, 'pool.sock');
  let pool: Promise<ServerPool> | undefined;
  const shared = new Map<EngineName, Promise<BackingServer>>();

  const actions: Record<string, (argument: string) => Promise<unknown>> = {
    start: async (engine) => (await get()).start(engineOf(engine)),
    share: (engine) => {
      const name = engineOf(engine);
      const server = shared.get(name) ?? get().then((started) => started.start(name));
      shared.set(name, server);
      return server;
    },
    kill: async (id) => (await get()).kill(id),
    restart: async (id) => (await get()).restart(id),
    stop: async (id) => (await get()).stop(id),
  };
  const get = (): Promise<ServerPool> => (pool ??= openPool(folder, reaper));

  const server = createServer((request, response) => void answer(request, response, actions));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  server.unref();
  return {
    socket,
    close: async () => {
      await closeServer(server);
      await (await pool)?.stopAll();
      await rm(folder, { recursive: true, force: true });
      reaper.release();
    },
  };
}

async function openPool(folder: string, reaper: Reaper): Promise<ServerPool> {
  if (!(await dockerAnswers())) return new BinaryServers(folder, reaper);
  const { ContainerServers } = await import('./container-servers.js');
  return new ContainerServers();
}

function engineOf(text: string): EngineName {
  const name = ENGINE_NAMES.find((engine) => engine === text);
  if (!name) throw new Error(`${text} is not a backing server; there are ${ENGINE_NAMES.join(', ')}`);
  return name;
}

/** `POST /{action}/{argument}` → the action's result as JSON, or 500 with the reason as text. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  actions: Record<string, (argument: string) => Promise<unknown>>,
): Promise<void> {
  request.resume();
  const [, action = '', argument = ''] = (request.url ?? '').split('/');
  try {
    const run = actions[action];
    if (!run) throw new Error(`the pool knows no action ${action}`);
    const result = await run(decodeURIComponent(argument));
    response.end(JSON.stringify(result ?? null));
  } catch (fault) {
    response.writeHead(500).end(messageOf(fault));
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
