import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type EngineName,
  type EngineProcess,
  ENGINES,
  freePort,
  ManagedProcess,
  type Reaper,
  resolveBinary,
  RotatingLog,
} from '@gewerk/engines';
import type { BackingServer, ServerPool } from './server-pool.js';

/** Enough for test data; four servers and the tests themselves share one small machine. */
const MEMORY_MB: Record<EngineName, number> = { mongo: 256, nats: 64, redis: 64, meili: 128 };

interface Entry extends BackingServer {
  spec: EngineProcess;
  process: ManagedProcess;
}

/** Backing servers from binaries; when their owner dies, the reaper stops them. */
export class BinaryServers implements ServerPool {
  private readonly entries = new Map<string, Entry>();
  private readonly folder: string;
  private readonly reaper: Reaper;
  private count = 0;

  /** @param folder for their data and logs */
  constructor(folder: string, reaper: Reaper) {
    this.folder = folder;
    this.reaper = reaper;
  }

  async start(engine: EngineName): Promise<BackingServer> {
    const id = `${engine}-${(this.count += 1)}`;
    const { path } = await resolveBinary(engine);
    const key = engine === 'meili' ? randomBytes(24).toString('hex') : undefined;
    const spec = await ENGINES[engine]({
      binary: path,
      dataDir: join(this.folder, id),
      port: await freePort(),
      memoryMb: MEMORY_MB[engine],
      key,
    });
    const entry: Entry = { id, url: spec.url, key, spec, process: await this.launch(id, spec) };
    this.entries.set(id, entry);
    return { id, url: entry.url, key };
  }

  async kill(id: string): Promise<void> {
    const entry = this.entry(id);
    entry.process.kill();
    await entry.process.exited;
  }

  async restart(id: string): Promise<void> {
    const entry = this.entry(id);
    if (entry.process.hasExited) entry.process = await this.launch(id, entry.spec);
  }

  async stop(id: string): Promise<void> {
    const entry = this.entry(id);
    this.entries.delete(id);
    // Scratch data does not need an orderly shutdown.
    entry.process.kill();
    await entry.process.exited;
    await rm(join(this.folder, id), { recursive: true, force: true });
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.entries.keys()].map((id) => this.stop(id)));
  }

  private async launch(id: string, spec: EngineProcess): Promise<ManagedProcess> {
    const logFile = join(this.folder, `${id}.log`);
    const log = new RotatingLog(logFile);
    const started = new ManagedProcess(spec, { reaper: this.reaper, log });
    void started.exited.then(() => log.close());
    if (await started.becomesReady()) return started;
    started.kill();
    throw new Error(`${id} did not become ready; see ${logFile}`);
  }

  private entry(id: string): Entry {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`no backing server ${id} runs`);
    return entry;
  }
}
