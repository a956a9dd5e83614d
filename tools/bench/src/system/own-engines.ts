import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ENGINE_NAMES,
  ENGINE_URL_VARIABLES,
  type EngineName,
  type EngineProcess,
  ENGINES,
  freePort,
  ManagedProcess,
  type Reaper,
  resolveBinary,
  RotatingLog,
  startReaper,
} from '@gewerk/engines';

const MEMORY_MB = 512;

/** Backing servers of a measurement's own, which it may stop and start as it likes; a system uses them by address. */
export class OwnEngines {
  private readonly reaper: Reaper = startReaper();
  private readonly specs = new Map<EngineName, EngineProcess>();
  private readonly running = new Map<EngineName, ManagedProcess>();
  private readonly key = randomBytes(32).toString('hex');

  private constructor(private readonly folder: string) {}

  /** @throws Error where one does not get ready */
  static async start(folder: string): Promise<OwnEngines> {
    mkdirSync(folder, { recursive: true });
    const engines = new OwnEngines(folder);
    for (const name of ENGINE_NAMES) {
      const { path } = await resolveBinary(name, {});
      const settings = {
        binary: path,
        dataDir: join(folder, name),
        port: await freePort(),
        memoryMb: MEMORY_MB,
        ...(name === 'meili' ? { key: engines.key } : {}),
      };
      engines.specs.set(name, await ENGINES[name](settings));
    }
    await Promise.all(ENGINE_NAMES.map((name) => engines.start(name)));
    return engines;
  }

  /** For the environment of the system that is to use them. */
  get env(): Record<string, string> {
    const addresses = [...this.specs].map(([name, { url }]) => [ENGINE_URL_VARIABLES[name], url] as const);
    return { ...Object.fromEntries(addresses), MEILI_KEY: this.key };
  }

  /** Starts one that was stopped, on the data that it left, and waits until it is ready. */
  async start(name: EngineName): Promise<void> {
    const spec = this.specs.get(name);
    if (!spec) throw new Error(`there is no ${name}`);
    const log = new RotatingLog(join(this.folder, `${name}.log`));
    const process = new ManagedProcess(spec, { reaper: this.reaper, log });
    this.running.set(name, process);
    if (!(await process.becomesReady())) throw new Error(`${name} did not get ready; see ${this.folder}`);
  }

  async stop(name: EngineName): Promise<void> {
    await this.running.get(name)?.stop();
    this.running.delete(name);
  }

  async stopAll(): Promise<void> {
    await Promise.all(ENGINE_NAMES.map((name) => this.stop(name)));
    this.reaper.release();
  }
}
