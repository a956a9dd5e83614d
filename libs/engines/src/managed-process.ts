import { type ChildProcess, spawn } from 'node:child_process';
import { signalGroup } from './process-identity.js';
import type { Reaper } from './reaper.js';
import { waitUntil } from './wait-until.js';

/** The data needed to start a process and to determine when it is ready. */
export interface ProcessSpec {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called repeatedly until it returns true; if it throws, the start has failed. */
  isReady: () => Promise<boolean>;
  readyTimeoutMs: number;
  /** Whether it is running but will only serve again after a restart. */
  hasGivenUp?: () => Promise<boolean>;
  /** How long it may take to exit after SIGTERM before it is killed. */
  stopTimeoutMs: number;
}

/** Where the output of a process goes. */
export interface OutputSink {
  write(chunk: Buffer | string): void;
}

export interface ProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Something that a specification starts: a process or a thread. */
export interface Running {
  /** Undefined if it could not be started. */
  readonly pid: number | undefined;
  readonly hasExited: boolean;
  readonly exited: Promise<ProcessExit>;
  /** @returns whether it became ready; false if it exited, took too long or `signal` was aborted */
  becomesReady(signal?: AbortSignal): Promise<boolean>;
  /** Asks it to exit, and kills it if it does not do so in time. */
  stop(): Promise<ProcessExit>;
  kill(): void;
}

/** Waits until it is ready, has exited, takes too long or `signal` is aborted; returns whether it is ready. */
export async function untilReady(
  running: Pick<Running, 'hasExited'>,
  { isReady, readyTimeoutMs }: Pick<ProcessSpec, 'isReady' | 'readyTimeoutMs'>,
  signal?: AbortSignal,
): Promise<boolean> {
  let ready = false;
  await waitUntil(
    async () => {
      ready = !running.hasExited && (await isReady());
      return ready || running.hasExited;
    },
    { timeoutMs: readyTimeoutMs, signal },
  );
  return ready && !running.hasExited;
}

/** A process in a separate process group, so a terminal's Ctrl-C only reaches its parent. */
export class ManagedProcess implements Running {
  readonly exited: Promise<ProcessExit>;
  private readonly spec: ProcessSpec;
  private readonly child: ChildProcess;
  private readonly reaper: Reaper;
  private end: ProcessExit | undefined;

  constructor(spec: ProcessSpec, dependencies: { reaper: Reaper; log: OutputSink }) {
    this.spec = spec;
    this.reaper = dependencies.reaper;
    this.child = spawn(spec.command, [...spec.args], {
      cwd: spec.cwd,
      env: spec.env ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (this.child.pid !== undefined) this.reaper.add(this.child.pid);
    const write = (chunk: Buffer): void => dependencies.log.write(chunk);
    this.child.stdout?.on('data', write);
    this.child.stderr?.on('data', write);
    this.exited = new Promise((resolve) => {
      const settle = (exit: ProcessExit): void => {
        this.end ??= exit;
        this.sweep();
        resolve(this.end);
      };
      this.child.once('error', (fault) => {
        dependencies.log.write(`${fault.message}\n`);
        if (this.child.pid === undefined) settle({ code: 127, signal: null });
      });
      this.child.once('exit', (code, signal) => settle({ code, signal }));
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasExited(): boolean {
    return this.end !== undefined;
  }

  becomesReady(signal?: AbortSignal): Promise<boolean> {
    return untilReady(this, this.spec, signal);
  }

  /**
   * Asks the process to exit, kills it if it does not do so in time, and kills any processes that it started
   * itself.
   */
  async stop(): Promise<ProcessExit> {
    if (!this.hasExited && this.pid !== undefined) {
      signalGroup(this.pid, 'SIGTERM');
      const kill = setTimeout(() => this.kill(), this.spec.stopTimeoutMs);
      await this.exited;
      clearTimeout(kill);
    }
    return this.exited;
  }

  /** Kills the whole group at once. */
  kill(): void {
    if (!this.hasExited && this.pid !== undefined) signalGroup(this.pid, 'SIGKILL');
  }

  /** The leader has exited; remaining members of its group (its own children) are killed too. */
  private sweep(): void {
    if (this.pid === undefined) return;
    signalGroup(this.pid, 'SIGKILL');
    this.reaper.drop(this.pid);
  }
}
