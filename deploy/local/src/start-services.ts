import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort, type ProcessSpec } from '@gewerk/engines';
import type { ProcessKind } from './processes.js';
import type { Settings } from './settings.js';

export interface ServiceSpec extends ProcessSpec {
  kind: ProcessKind;
  /** Origin of its `/readyz`. */
  origin: string;
  /** Origin of its `/metrics`, which is never the public one. */
  metricsOrigin: string;
}

/** One specification for each replica of each kind; ports are chosen now and stay across restarts. */
export async function planServices(
  kinds: readonly ProcessKind[],
  settings: Settings,
  publicPort: number,
  engineEnv: Record<string, string>,
): Promise<ServiceSpec[]> {
  const specs: ServiceSpec[] = [];
  // Tokens that one gateway signed hold at all others, and after a restart of the one.
  const formSecret = process.env['FORM_SECRET'] || randomBytes(32).toString('hex');
  for (const kind of kinds) {
    const replicas = replicasOf(kind, settings);
    for (let replica = 1; replica <= replicas; replica += 1) {
      const name = replicas === 1 ? kind.name : `${kind.name}-${replica}`;
      const env = {
        ...(kind.hasSearchEngine ? engineEnv : withoutSearchEngine(engineEnv)),
        // Health and metrics are for this machine only; HOST may open the gateway to others.
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(await freePort()),
        ...(kind.isPublic ? { FORM_SECRET: formSecret, ...(await publicAddress(replicas, publicPort)) } : {}),
        DATA_DIR: settings.dataDir,
        // Links in mails lead where the site is reached.
        CANONICAL_URL: process.env['CANONICAL_URL'] || `http://127.0.0.1:${publicPort}`,
      };
      specs.push(planService(kind, name, settings, env));
    }
  }
  return specs;
}

/** glibc keeps what was freed in an arena for each thread, up to 16 on two cores: two save 4 to 10 MB a service. */
const DEFAULT_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2' };

export const replicasOf = (kind: ProcessKind, settings: Pick<Settings, 'replicas'>): number =>
  kind.replicas ?? settings.replicas;

/** A gateway alone listens on PORT itself; several have a port of this machine each, behind the one that spreads. */
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
  const folder = join(settings.root, kind.folder);
  return {
    kind,
    name,
    origin,
    metricsOrigin,
    command: process.execPath,
    args: [...nodeFlags(kind), join(folder, kind.entry)],
    cwd: folder,
    env: { ...DEFAULT_ENV, SERVICE_NAME: kind.name, ...inheritedEnv(), ...env },
    isReady: () => answers(`${origin}/readyz`),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 6_000,
  };
}

/** The larger the heap may become, the later V8 looks for garbage in it: of 4 GB the gateway filled 500 MB with pages long sent. */
const GATEWAY_HEAP_MB = 384;

/** Of Node's own 32 MB the gateway filled three times as much for a sitemap; at 16 it grows by a third of that, and renders as fast. */
const GATEWAY_YOUNG_MB = 16;

/**
 * A service at rest keeps what its start-up filled of the young generation: 4 MB instead of 32 saves some 35 MB each.
 * The gateway renders pages, which allocates much, and gets more.
 */
export function nodeFlags(kind: ProcessKind): string[] {
  if (kind.isPublic) {
    return [`--max-old-space-size=${GATEWAY_HEAP_MB}`, `--max-semi-space-size=${GATEWAY_YOUNG_MB}`];
  }
  const heap = kind.heapMb === undefined ? [] : [`--max-old-space-size=${kind.heapMb}`];
  const growth =
    kind.heapGrowthPercent === undefined ? [] : [`--heap-growing-percent=${kind.heapGrowthPercent}`];
  return [...heap, ...growth, `--max-semi-space-size=${kind.youngGenerationMb ?? 4}`];
}

/** This process's environment, less what is one process's alone: the gateway's PORT, all about Meilisearch. */
function inheritedEnv(): NodeJS.ProcessEnv {
  const { PORT: _port, ...env } = withoutSearchEngine(process.env);
  return env;
}

/** Meilisearch and its keys are the search service's alone. */
export function withoutSearchEngine<Env extends NodeJS.ProcessEnv>(env: Env): Env {
  const left = { ...env };
  for (const name of ['MEILI_URL', 'MEILI_KEY', 'MEILI_MASTER_KEY']) delete left[name];
  return left;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
