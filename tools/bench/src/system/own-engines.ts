import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import {
  ENGINE_NAMES,
  ENGINE_URL_VARIABLES,
  type EngineName,
  type EngineProcess,
  ENGINES,
  type EngineSettings,
  freePort,
  makeMeilisearchKey,
  resolveBinary,
} from '@gewerk/engines';
import { EngineGroup } from './engine-group.js';

const MEMORY_MB = 512;

/** Backing servers that a measurement starts; a system uses them by address. */
export class OwnEngines {
  private searchKey = '';
  private readonly settings = new Map<EngineName, EngineSettings>();

  private constructor(private readonly group: EngineGroup) {}

  /** @throws Error if one does not become ready */
  static async start(folder: string): Promise<OwnEngines> {
    const engines = new OwnEngines(new EngineGroup(folder));
    const { group } = engines;
    for (const name of ENGINE_NAMES) {
      const settings = await engineSettings(name, join(folder, name));
      engines.settings.set(name, settings);
      group.add(name, await ENGINES[name](settings));
    }
    await Promise.all(ENGINE_NAMES.map((name) => group.start(name)));
    engines.searchKey = await searchKeyOf(group.specOf('meili'));
    return engines;
  }

  /** The variables for the system that is to use them. */
  get env(): Record<string, string> {
    const addresses = ENGINE_NAMES.map((name) => [ENGINE_URL_VARIABLES[name], this.group.specOf(name).url]);
    return { ...(Object.fromEntries(addresses) as Record<string, string>), MEILI_KEY: this.searchKey };
  }

  /** Starts a stopped server on the data that it left, and waits until it is ready. */
  start(name: EngineName): Promise<void> {
    return this.group.start(name);
  }

  pidOf(name: EngineName): number {
    return this.group.pidOf(name);
  }

  stop(name: EngineName): Promise<void> {
    return this.group.stop(name);
  }

  /**
   * Kills a server, removes its folder, and starts it again at its address, with its key but without any of
   * its data.
   */
  async lose(name: EngineName): Promise<void> {
    const settings = this.settings.get(name);
    if (!settings) throw new Error(`there is no ${name}`);
    await this.group.kill(name);
    await rm(settings.dataDir, { recursive: true, force: true });
    this.group.add(name, await ENGINES[name](settings));
    await this.group.start(name);
    if (name === 'meili') await searchKeyOf(this.group.specOf(name));
  }

  /** Starts a server that exited by itself or has given up; does nothing to one that is serving. */
  revive(name: EngineName): Promise<void> {
    return this.group.revive(name);
  }

  stopAll(): Promise<void> {
    return this.group.stopAll();
  }
}

/** Plans a backing server on this machine; Meilisearch gets its own master key. */
export async function planEngine(name: EngineName, dataDir: string): Promise<EngineProcess> {
  return ENGINES[name](await engineSettings(name, dataDir));
}

export async function engineSettings(name: EngineName, dataDir: string): Promise<EngineSettings> {
  const { path } = await resolveBinary(name, {});
  const settings = { binary: path, dataDir, port: await freePort(), memoryMb: MEMORY_MB };
  return name === 'meili' ? { ...settings, key: randomBytes(32).toString('hex') } : settings;
}

export function searchKeyOf({ url, env }: EngineProcess): Promise<string> {
  return makeMeilisearchKey(url, env?.['MEILI_MASTER_KEY'] ?? '', SEARCH_ENGINE_RIGHTS);
}
