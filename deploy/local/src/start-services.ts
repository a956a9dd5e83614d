import { join, resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import { cacheFolder, freePort } from '@gewerk/engines';
import { nodeFlags, threadLimits } from './processes/node-limits.js';
import { envOf } from './processes/process-env.js';
import type { ProcessKind } from './processes/processes.js';
import { READY_WITHIN_MS } from './ready-within.js';
import type { Settings } from './settings.js';
import type { SupervisedSpec } from './processes/supervised-process.js';

export type ServiceSpec = SupervisedSpec & {
  kind: ProcessKind;
  /** Origin of its `/readyz`. */
  origin: string;
  /** Origin of its `/metrics`, which is never the public one. */
  metricsOrigin: string;
  /** The token that its `/metrics` requires, since other users of this machine can reach the port too. */
  metricsToken: string;
};

/**
 * One specification for each replica of each kind; ports are chosen now and stay across restarts.
 * @param engineEnvOf the variables with which the processes of a kind reach the backing servers
 */
export async function planServices(
  kinds: readonly ProcessKind[],
  settings: Settings,
  publicPort: number,
  engineEnvOf: (user: string) => Record<string, string>,
): Promise<ServiceSpec[]> {
  const specs: ServiceSpec[] = [];
  // Tokens signed by one gateway are valid at all others, and after its restart.
  const formSecret = process.env['FORM_SECRET'] || randomBytes(32).toString('hex');
  const metricsToken = process.env['METRICS_TOKEN'] || randomBytes(32).toString('hex');
  for (const kind of kinds) {
    const replicas = replicasOf(kind, settings);
    for (let replica = 1; replica <= replicas; replica += 1) {
      const name = replicas === 1 ? kind.name : `${kind.name}-${replica}`;
      const env = {
        ...engineEnvOf(kind.name),
        // Health and metrics are for this machine only; HOST may open the gateway to others.
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(await freePort()),
        FORM_SECRET: formSecret,
        METRICS_TOKEN: metricsToken,
        ...(kind.isPublic ? await publicAddress(replicas, publicPort) : {}),
        DATA_DIR: settings.dataDir,
        // Links in mails use the public address.
        CANONICAL_URL: process.env['CANONICAL_URL'] || `http://127.0.0.1:${publicPort}`,
      };
      specs.push(planService(kind, name, settings, env));
    }
  }
  return specs;
}

/**
 * glibc keeps freed memory in one arena per thread, up to 16 on two cores: with only two, each service needs
 * 4 to 10 MB less.
 */
const DEFAULT_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2' };

const replicasOf = (kind: ProcessKind, settings: Pick<Settings, 'replicas'>): number =>
  kind.replicas ?? settings.replicas;

/** A single gateway listens on PORT itself; several have a local port each, behind the connection spreader. */
async function publicAddress(replicas: number, publicPort: number): Promise<Record<string, string>> {
  if (replicas === 1) return { PORT: String(publicPort) };
  return { PORT: String(await freePort()), HOST: '127.0.0.1' };
}

function planService(
  kind: ProcessKind,
  name: string,
  settings: Settings,
  env: Record<string, string>,
): ServiceSpec {
  const metricsOrigin = `http://127.0.0.1:${env['HTTP_PORT']}`;
  const origin = kind.isPublic ? `http://127.0.0.1:${env['PORT']}` : metricsOrigin;
  const cwd = join(settings.root, kind.folder);
  const script = join(cwd, entryOf(kind, settings));
  const args = [...nodeFlags(kind), '--enable-source-maps', script];
  return {
    kind,
    name,
    origin,
    metricsOrigin,
    metricsToken: env['METRICS_TOKEN'] ?? '',
    ...(settings.compact ? { script, limits: threadLimits(kind) } : { command: process.execPath, args, cwd }),
    env: envOf(kind, {
      ...DEFAULT_ENV,
      NODE_COMPILE_CACHE: join(cacheFolder(process.env), 'compiled'),
      SERVICE_NAME: kind.name,
      ...process.env,
      ...baseMapPath(process.env),
      ...env,
    }),
    isReady: () => answers(`${origin}/readyz`),
    readyTimeoutMs: READY_WITHIN_MS,
    stopTimeoutMs: 6_000,
  };
}

/** A relative path starts at the folder in which the user typed the command. */
const baseMapPath = ({
  BASE_MAP: path,
  GEWERK_INVOKED_FROM: from,
}: NodeJS.ProcessEnv): Record<string, string> =>
  path ? { BASE_MAP: resolve(from ?? process.cwd(), path) } : {};

const entryOf = ({ entry }: ProcessKind, { bundled }: Settings): string =>
  bundled ? entry.replace(/^dist\//, 'bundle/') : entry;

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
