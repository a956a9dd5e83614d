import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { isAlive, type ProcessIdentity, waitUntil } from '@gewerk/engines';
import { readSystemRecord, type SystemRecord } from './system-record.js';

const LAUNCHER = resolve(import.meta.dirname, '../../../../deploy/local/bundle/main.js');
const STOP_LIMIT_MS = 20_000;
const KEPT_OUTPUT = 200_000;

export interface LaunchOptions {
  dataDir: string;
  /** Number of demo businesses in an empty directory. */
  demo: number;
  /** How long the start may take, filling included. */
  readyWithinMs: number;
  env?: Record<string, string>;
  /** Called with the launcher's lines. */
  onLine?: (line: string) => void;
}

/** A whole system, started in the same way as by `npm start`, on a free port. */
export class LaunchedSystem {
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  private output = '';
  private readonly startedAt = Date.now();
  /** Time until the line that reports it as ready. */
  readyAfterMs = 0;

  private constructor(private readonly options: LaunchOptions) {
    this.child = spawn(process.execPath, [LAUNCHER, 'start'], {
      env: {
        // Separate processes, even on a small machine, since figures and kills are per process.
        PROCESSES: 'many',
        ...process.env,
        PORT: '0',
        DATA_DIR: options.dataDir,
        DEMO: String(options.demo),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.exited = new Promise((done) => this.child.once('close', () => done()));
    this.child.stdout?.on('data', (chunk: Buffer) => this.keep(chunk));
    this.child.stderr?.on('data', (chunk: Buffer) => this.keep(chunk));
  }

  /** Resolves when it is ready. @throws Error with its last lines if it does not become ready in time */
  static async start(options: LaunchOptions): Promise<LaunchedSystem> {
    const system = new LaunchedSystem(options);
    const ended = new AbortController();
    void system.exited.then(() => ended.abort());
    const ready = await waitUntil(() => system.output.includes('Gewerk is ready at '), {
      timeoutMs: options.readyWithinMs,
      everyMs: 20,
      signal: ended.signal,
    });
    system.readyAfterMs = Date.now() - system.startedAt;
    if (ready) return system;
    await system.stop();
    throw new Error(`the system did not become ready:\n${system.output.slice(-2_000)}`);
  }

  get record(): SystemRecord {
    const record = readSystemRecord(this.options.dataDir);
    if (!record) throw new Error(`the system has ended:\n${this.output.slice(-2_000)}`);
    return record;
  }

  get url(): string {
    return this.record.url;
  }

  processOf(name: string): ProcessIdentity {
    const found = this.record.processes.find((entry) => entry.name === name);
    if (!found) throw new Error(`no process of the system is named ${name}`);
    return found;
  }

  /** `kill -9`: nothing is flushed or announced. Returns the killed process. */
  kill(name: string): ProcessIdentity {
    const victim = this.leaving(name);
    process.kill(victim.pid, 'SIGKILL');
    return victim;
  }

  /** Stops a process as an update does, by SIGTERM, so that it drains. Returns the stopped process. */
  end(name: string): ProcessIdentity {
    const leaving = this.leaving(name);
    process.kill(leaving.pid, 'SIGTERM');
    return leaving;
  }

  /**
   * Waits until the launcher has restarted a killed process and the new one is ready; false after `timeoutMs`.
   */
  isBack(name: string, victim: ProcessIdentity, timeoutMs: number): Promise<boolean> {
    return waitUntil(
      () => {
        const entry = this.record.processes.find((one) => one.name === name);
        const isAnother = entry !== undefined && entry.pid !== victim.pid && isAlive(entry);
        return isAnother && this.output.includes(`${name} is back`);
      },
      { timeoutMs, everyMs: 100 },
    );
  }

  /** Stops the system in the same way as Ctrl-C; kills it if that takes too long. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const cut = setTimeout(() => this.child.kill('SIGKILL'), STOP_LIMIT_MS);
    await this.exited;
    clearTimeout(cut);
  }

  /**
   * Forgets earlier restarts of the process, so that {@link isBack} notices the next one, whatever other
   * processes do in the meantime.
   */
  private leaving(name: string): ProcessIdentity {
    this.output = this.output.replaceAll(`${name} is back`, '');
    return this.processOf(name);
  }

  private keep(chunk: Buffer): void {
    const text = chunk.toString();
    this.output = (this.output + text).slice(-KEPT_OUTPUT);
    for (const line of text.split('\n')) if (line !== '') this.options.onLine?.(line);
  }
}
