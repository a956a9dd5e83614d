import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, ManagedProcess, type Reaper, RotatingLog, startReaper } from '@gewerk/engines';
import { BENCH_ENV } from '../system/bench-system.js';
import type { SystemRecord } from '../system/system-record.js';
import { Front } from './front.js';

/** In start order: a process comes after those that it calls. */
export const PROCESS_NAMES = [
  'settings',
  'directory',
  'search',
  'import-export',
  'media',
  'inbox',
  'redirect-tracking',
  'url-validation',
  'gateway',
] as const;

export type ProcessName = (typeof PROCESS_NAMES)[number];

const EACH = 2;
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 30_000;
const DEFAULT_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info', MALLOC_ARENA_MAX: '2' };

interface Member {
  port: number;
  process: ManagedProcess;
}

/** Two of each process, each from a chosen checkout, replaced one by one as in a rolling update. */
export class Fleet {
  private readonly reaper: Reaper = startReaper();
  private readonly front = new Front();
  private readonly members = new Map<ProcessName, Member[]>();
  private readonly formSecret = randomBytes(32).toString('hex');
  private started = 0;
  private origin = '';

  private constructor(
    private readonly folder: string,
    private readonly engineEnv: Readonly<Record<string, string>>,
  ) {
    mkdirSync(join(folder, 'logs'), { recursive: true });
  }

  /** @throws Error if a process does not become ready within two minutes */
  static async start(
    folder: string,
    engineEnv: Readonly<Record<string, string>>,
    root: string,
  ): Promise<Fleet> {
    const fleet = new Fleet(folder, engineEnv);
    fleet.origin = await fleet.front.listen();
    try {
      for (const name of PROCESS_NAMES) {
        for (let nth = 0; nth < EACH; nth += 1) await fleet.add(name, root);
      }
      return fleet;
    } catch (fault) {
      await fleet.stop();
      throw fault;
    }
  }

  /** The part of the record that trials need: the addresses of the site and the engines. */
  get record(): SystemRecord {
    return {
      owner: { pid: process.pid, startedAt: 0 },
      url: this.origin,
      env: { ...this.engineEnv },
      processEnv: {},
      health: {},
      metrics: {},
      metricsToken: '',
      processes: [],
    };
  }

  /**
   * Replaces each of its processes with one from that checkout: the new one is ready before the old one is
   * asked to exit.
   * @param begins called before each step, with a description of it
   */
  async replace(name: ProcessName, root: string, begins: (step: string) => void): Promise<void> {
    for (const [nth, old] of [...(this.members.get(name) ?? [])].entries()) {
      const which = `${name} ${nth + 1} of ${EACH}`;
      begins(`while the new ${which} started`);
      await this.add(name, root);
      begins(`while the old ${which} ended`);
      await this.end(name, old);
    }
  }

  async stop(): Promise<void> {
    for (const name of [...PROCESS_NAMES].reverse()) {
      await Promise.all((this.members.get(name) ?? []).map(({ process }) => process.stop()));
    }
    await this.front.close();
    this.reaper.release();
  }

  private async add(name: ProcessName, root: string): Promise<void> {
    const isGateway = name === 'gateway';
    const folder = join(root, isGateway ? 'gateway' : join('services', name));
    const healthPort = await freePort();
    const port = isGateway ? await freePort() : healthPort;
    const log = new RotatingLog(join(this.folder, 'logs', `${name}-${(this.started += 1)}.log`));
    const spec = {
      name,
      command: process.execPath,
      args: [entryOf(folder)],
      cwd: folder,
      env: {
        ...process.env,
        ...DEFAULT_ENV,
        ...BENCH_ENV,
        RATE_LIMIT_WRITES: '1000000',
        ...this.engineEnv,
        SERVICE_NAME: name,
        HTTP_HOST: '127.0.0.1',
        HTTP_PORT: String(healthPort),
        PORT: String(port),
        HOST: '127.0.0.1',
        FORM_SECRET: this.formSecret,
        DATA_DIR: this.folder,
        CANONICAL_URL: this.origin,
      },
      isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
      readyTimeoutMs: READY_WITHIN_MS,
      stopTimeoutMs: STOP_WITHIN_MS,
    };
    const started = new ManagedProcess(spec, { reaper: this.reaper, log });
    if (!(await started.becomesReady())) {
      await started.stop();
      throw new Error(`${name} of ${root} did not become ready; see ${this.folder}/logs`);
    }
    this.members.set(name, [...(this.members.get(name) ?? []), { port, process: started }]);
    if (isGateway) this.front.add(port);
  }

  private async end(name: ProcessName, member: Member): Promise<void> {
    this.members.set(
      name,
      (this.members.get(name) ?? []).filter((one) => one !== member),
    );
    if (name === 'gateway') this.front.remove(member.port);
    const { signal } = await member.process.stop();
    if (signal === 'SIGKILL') throw new Error(`${name} did not end within ${STOP_WITHIN_MS / 1_000} s`);
  }
}

/** Releases that had no bundles have only the built output. */
function entryOf(folder: string): string {
  const bundled = join(folder, 'bundle/main.js');
  return existsSync(bundled) ? bundled : join(folder, 'dist/main.js');
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}
