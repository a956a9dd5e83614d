import { join } from 'node:path';
import { freePort, type ProcessSpec } from '@gewerk/engines';
import type { ProcessKind } from './processes.js';
import type { Settings } from './settings.js';

export interface ServiceSpec extends ProcessSpec {
  kind: ProcessKind;
  /** Origin of its `/readyz`. */
  origin: string;
}

/** One specification for each replica of each kind; ports are chosen now and stay across restarts. */
export async function planServices(
  kinds: readonly ProcessKind[],
  settings: Settings,
  publicPort: number,
  engineEnv: Record<string, string>,
): Promise<ServiceSpec[]> {
  const specs: ServiceSpec[] = [];
  for (const kind of kinds) {
    for (let replica = 1; replica <= kind.replicas; replica += 1) {
      const port = kind.isPublic ? publicPort : await freePort();
      const name = kind.replicas === 1 ? kind.name : `${kind.name}-${replica}`;
      specs.push(planService(kind, name, port, settings, engineEnv));
    }
  }
  return specs;
}

function planService(
  kind: ProcessKind,
  name: string,
  port: number,
  settings: Settings,
  engineEnv: Record<string, string>,
): ServiceSpec {
  const origin = `http://127.0.0.1:${port}`;
  const folder = join(settings.root, kind.folder);
  return {
    kind,
    name,
    origin,
    command: process.execPath,
    args: ['--enable-source-maps', join(folder, kind.entry)],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...process.env,
      ...engineEnv,
      // Health and metrics are for this machine only; HOST may open the gateway to others.
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: String(port),
      ...(kind.isPublic ? { PORT: String(port) } : {}),
      DATA_DIR: settings.dataDir,
    },
    isReady: () => answers(`${origin}/readyz`),
    readyTimeoutMs: 60_000,
    stopTimeoutMs: 6_000,
  };
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
