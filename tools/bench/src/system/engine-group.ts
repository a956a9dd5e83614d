import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineProcess, ManagedProcess, type Reaper, RotatingLog, startReaper } from '@gewerk/engines';

/** Backing servers by name, which can be stopped, and restarted on their data, at any time. */
export class EngineGroup {
  private readonly reaper: Reaper = startReaper();
  private readonly specs = new Map<string, EngineProcess>();
  private readonly running = new Map<string, ManagedProcess>();

  /** @param folder for their logs; created if missing */
  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  add(name: string, spec: EngineProcess): void {
    this.specs.set(name, spec);
  }

  get names(): string[] {
    return [...this.specs.keys()];
  }

  specOf(name: string): EngineProcess {
    const spec = this.specs.get(name);
    if (!spec) throw new Error(`there is no ${name}`);
    return spec;
  }

  /** Starts a server and waits until it is ready. @throws Error if it does not become ready */
  async start(name: string): Promise<void> {
    const log = new RotatingLog(join(this.folder, `${name}.log`));
    const process = new ManagedProcess(this.specOf(name), { reaper: this.reaper, log });
    this.running.set(name, process);
    if (!(await process.becomesReady())) throw new Error(`${name} did not become ready; see ${this.folder}`);
  }

  /**
   * Like `npm start`, restarts a server that exited by itself or has given up; does nothing to one that is
   * serving.
   */
  async revive(name: string): Promise<void> {
    const hasEnded = this.running.get(name)?.hasExited !== false;
    if (!hasEnded && !(await this.specOf(name).hasGivenUp?.())) return;
    await this.stop(name);
    await this.start(name);
  }

  /** @throws Error if it is not running */
  pidOf(name: string): number {
    const pid = this.running.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} is not running`);
    return pid;
  }

  async stop(name: string): Promise<void> {
    await this.running.get(name)?.stop();
    this.running.delete(name);
  }

  /** `kill -9`: nothing is flushed or announced. */
  async kill(name: string): Promise<void> {
    const process = this.running.get(name);
    process?.kill();
    await process?.exited;
    this.running.delete(name);
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.names.map((name) => this.stop(name)));
    this.reaper.release();
  }
}
