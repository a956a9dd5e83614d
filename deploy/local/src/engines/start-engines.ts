import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import {
  codeOf,
  ENGINE_NAMES,
  ENGINE_URL_VARIABLES,
  type EngineName,
  type EngineProcess,
  type EngineSettings,
  ENGINES,
  freePort,
  isListeningAt,
  makeMeilisearchKey,
  resolveBinary,
  type ResolveOptions,
} from '@gewerk/engines';
import type { Settings } from '../settings.js';
import { addressesOf, type EngineAccess, readEngineAccess } from './engine-users.js';
import { envOf } from '../processes/process-env.js';
import { StartError } from '../start-error.js';
import { withoutPassword } from '../data-dir/without-password.js';

const MB = 1024 * 1024;

/** The backing servers of a single-machine setup: those that it runs itself, and the addresses of all servers. */
export interface EnginePlan {
  toStart: EngineProcess[];
  /**
   * Addresses of all servers: without users for those that this start runs, otherwise as given in the
   * environment.
   */
  urls: Record<EngineName, string>;
  access: EngineAccess;
  /** Master key of the Meilisearch that this start runs; undefined if the environment names another one. */
  meiliMasterKey: string | undefined;
}

/**
 * Finds each backing server: an address in the environment, otherwise a binary to run.
 * @param say called for each download
 */
export async function planEngines(
  { dataDir, compact }: Pick<Settings, 'dataDir' | 'compact'>,
  given: NodeJS.ProcessEnv,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<EnginePlan> {
  const env = withSearchEngine(given);
  const meiliMasterKey = env[ENGINE_URL_VARIABLES.meili] ? undefined : masterKeyOf(dataDir, env);
  const access = await readEngineAccess(dataDir, env['MONGO_DATABASE_PREFIX'] ?? '');
  const keys = { meili: meiliMasterKey, mongo: access.mongoKey, nats: undefined, redis: undefined };
  const planned = await Promise.all(
    ENGINE_NAMES.map(async (name) => {
      const url = env[ENGINE_URL_VARIABLES[name]];
      if (url) return { name, url: await demandAnswer(name, url), process: undefined };
      const users = access.usersOf[name];
      const use = { ...(keys[name] ? { key: keys[name] } : {}), ...(users ? { users } : {}) };
      const process = await planEngine(
        name,
        dataDir,
        { ...use, memoryMb: memoryMb(name, compact) },
        {
          env,
          onFetch: (what) => say(`Fetching ${what} …`),
          signal,
        },
      );
      return { name, url: process.url, process };
    }),
  );
  const urls = Object.fromEntries(planned.map(({ name, url }) => [name, url])) as EnginePlan['urls'];
  return { toStart: planned.flatMap(({ process }) => process ?? []), urls, access, meiliMasterKey };
}

/** MEILI_URLS names existing servers: the first of them represents all. */
function withSearchEngine(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const first = env['MEILI_URLS']?.split(',')[0]?.trim();
  return first ? { ...env, [ENGINE_URL_VARIABLES.meili]: first } : env;
}

/**
 * The variables for a user to reach the servers; servers without this user are given by address only.
 */
export function engineEnv({ toStart, urls, access }: EnginePlan, user: string): Record<string, string> {
  const started = toStart.map(({ engine }) => [engine, access.usersOf[engine]]);
  return addressesOf(user, urls, Object.fromEntries(started) as EngineAccess['usersOf']);
}

/**
 * The search service's key: derived from the master key of the Meilisearch that this start runs, otherwise
 * MEILI_KEY. Call it when Meilisearch is ready.
 * @throws EngineError if Meilisearch rejects the master key
 */
export async function searchKey(plan: EnginePlan, env: NodeJS.ProcessEnv): Promise<string> {
  if (plan.meiliMasterKey === undefined) return env['MEILI_KEY'] ?? '';
  return makeMeilisearchKey(plan.urls.meili, plan.meiliMasterKey, SEARCH_ENGINE_RIGHTS);
}

async function planEngine(
  name: EngineName,
  dataDir: string,
  use: Pick<EngineSettings, 'key' | 'users' | 'memoryMb'>,
  { env = process.env, ...resolving }: ResolveOptions,
): Promise<EngineProcess> {
  const { path } = await resolveBinary(name, { env, ...resolving });
  const engine = await ENGINES[name]({
    binary: path,
    dataDir: join(dataDir, name),
    port: await freePort(),
    ...use,
  });
  const reads = name === 'meili' ? ['MEILI_MASTER_KEY'] : [];
  return { ...engine, env: envOf({ reads }, engine.env ?? env) };
}

/**
 * Memory limits of the servers if everything else is one process: enough for a directory of a few thousand
 * businesses.
 */
const COMPACT_MB = { mongo: 128, meili: 64, redis: 48, nats: 32 };

/** A share of the machine's memory in MB, so that the servers leave room for the services and the page cache. */
function memoryMb(name: EngineName, compact: boolean): number {
  if (compact) return COMPACT_MB[name];
  const machine = totalmem() / MB;
  const share = { mongo: 0.08, meili: 0.08, redis: 0.02, nats: 0.01 }[name];
  const most = { mongo: 4_096, meili: 4_096, redis: 1_024, nats: 256 }[name];
  return Math.round(Math.min(most, Math.max(128, machine * share)));
}

/** Meilisearch's master key, from MEILI_MASTER_KEY or created once next to the data that it protects. */
export function masterKeyOf(dataDir: string, env: NodeJS.ProcessEnv): string {
  if (env['MEILI_MASTER_KEY']) return env['MEILI_MASTER_KEY'];
  const path = join(dataDir, 'meili.key');
  try {
    const key = readFileSync(path, 'utf8').trim();
    if (key !== '') return key;
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault;
  }
  const key = randomBytes(32).toString('hex');
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}

async function demandAnswer(name: EngineName, url: string): Promise<string> {
  if (await isListeningAt(url)) return url;
  throw new StartError(
    `${ENGINE_URL_VARIABLES[name]} is ${withoutPassword(url)}, but nothing answers there; unset it to let npm start run a server`,
  );
}
