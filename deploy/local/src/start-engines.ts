import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts';
import {
  codeOf,
  ENGINE_NAMES,
  ENGINE_URL_VARIABLES,
  type EngineName,
  type EngineProcess,
  ENGINES,
  freePort,
  isListeningAt,
  makeMeilisearchKey,
  resolveBinary,
  type ResolveOptions,
} from '@gewerk/engines';
import { StartError } from './start-error.js';

const MB = 1024 * 1024;

/** The backing servers of a start: those to run, and what the processes are told about all of them. */
export interface EnginePlan {
  toStart: EngineProcess[];
  /** Addresses, and the search service's key once the servers run ({@link searchKey}). */
  env: Record<string, string>;
  /** Of the Meilisearch that is to be run; undefined where the environment names another. */
  meiliMasterKey: string | undefined;
}

/**
 * Finds each backing server: the environment's address, else a binary.
 * @param say hears of downloads
 */
export async function planEngines(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<EnginePlan> {
  const meiliMasterKey = env[ENGINE_URL_VARIABLES.meili] ? undefined : masterKeyOf(dataDir, env);
  const plan: EnginePlan = { toStart: [], env: {}, meiliMasterKey };
  const planned = await Promise.all(
    ENGINE_NAMES.map(async (name) => {
      const url = env[ENGINE_URL_VARIABLES[name]];
      if (url) return { name, url: await demandAnswer(name, url), process: undefined };
      const process = await planEngine(name, dataDir, meiliMasterKey ?? '', {
        onFetch: (what) => say(`Fetching ${what} …`),
        signal,
      });
      return { name, url: process.url, process };
    }),
  );
  for (const { name, url, process } of planned) {
    plan.env[ENGINE_URL_VARIABLES[name]] = url;
    if (process) plan.toStart.push(process);
  }
  return plan;
}

/**
 * The search service's key: made from the master key of the Meilisearch that this start runs, else MEILI_KEY as it is.
 * Ask when Meilisearch is ready. @throws EngineError where it is refused
 */
export async function searchKey(plan: EnginePlan, env: NodeJS.ProcessEnv): Promise<string> {
  if (plan.meiliMasterKey === undefined) return env['MEILI_KEY'] ?? '';
  const url = plan.env[ENGINE_URL_VARIABLES.meili] ?? '';
  return makeMeilisearchKey(url, plan.meiliMasterKey, SEARCH_ENGINE_RIGHTS);
}

async function planEngine(
  name: EngineName,
  dataDir: string,
  key: string,
  resolving: ResolveOptions,
): Promise<EngineProcess> {
  const { path } = await resolveBinary(name, resolving);
  return ENGINES[name]({
    binary: path,
    dataDir: join(dataDir, name),
    port: await freePort(),
    memoryMb: memoryMb(name),
    ...(name === 'meili' ? { key } : {}),
  });
}

/** Parts of the machine's memory, so that the servers leave room for the services and the page cache. */
function memoryMb(name: EngineName): number {
  const machine = totalmem() / MB;
  const share = { mongo: 0.08, meili: 0.08, redis: 0.02, nats: 0.01 }[name];
  const most = { mongo: 4_096, meili: 4_096, redis: 1_024, nats: 256 }[name];
  return Math.round(Math.min(most, Math.max(128, machine * share)));
}

/** Meilisearch's master key stays with the data that it guards. */
function masterKeyOf(dataDir: string, env: NodeJS.ProcessEnv): string {
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

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//***@');
}
