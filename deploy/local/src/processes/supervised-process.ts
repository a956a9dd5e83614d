import { setTimeout as delay } from 'node:timers/promises';
import {
  ManagedProcess,
  type ProcessExit,
  type ProcessSpec,
  type Reaper,
  RotatingLog,
  type Running,
} from '@gewerk/engines';
import { ManagedThread, type ThreadSpec } from './managed-thread.js';
import { StartError } from '../start-error.js';

export interface SupervisorDependencies {
  reaper: Reaper;
  logFile: string;
  say: (line: string) => void;
  /** Called with the process id whenever a process starts under the name, and with undefined when it exits. */
  onPid: (pid: number | undefined) => void;
}

const LOOK_EVERY_MS = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A process that has run this long has recovered: the next pause is again the shortest. */
const STEADY_AFTER_MS = 30_000;

/** Run as a process, or as a thread if a script is given. */
export type SupervisedSpec = ProcessSpec | ThreadSpec;

/**
 * Keeps one process (or thread) running: starts it, waits until it is ready, and restarts it when it dies or
 * gives up, after increasingly long pauses.
 */
export class SupervisedProcess {
  private readonly spec: SupervisedSpec;
  private readonly dependencies: SupervisorDependencies;
  private readonly log: RotatingLog;
  private readonly stopping = new AbortController();
  private current: Running | undefined;
  /** Whether the next exit is intended. */
  private isWanted = false;
  private watching: Promise<void> = Promise.resolve();

  constructor(spec: SupervisedSpec, dependencies: SupervisorDependencies) {
    this.spec = spec;
    this.dependencies = dependencies;
    this.log = new RotatingLog(dependencies.logFile);
  }

  /** Starts the process for the first time. If it does not become ready, it is not restarted. */
  async start(): Promise<void> {
    const process = this.launch();
    const ready = await process.becomesReady(this.stopping.signal);
    if (this.stopping.signal.aborted) return;
    if (!ready) throw new StartError(await this.explain(process));
    this.watching = this.watch(process);
  }

  /** Stops the process and everything that it started; it is not restarted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.current?.stop();
    await this.watching;
    this.log.close();
  }

  /** Stops the process and restarts it without a pause, for a new build. */
  async restart(): Promise<void> {
    this.isWanted = true;
    await this.current?.stop();
  }

  private launch(): Running {
    const { spec, log } = this;
    const process =
      'script' in spec
        ? new ManagedThread(spec, log)
        : new ManagedProcess(spec, { reaper: this.dependencies.reaper, log });
    this.current = process;
    this.dependencies.onPid(process.pid);
    void process.exited.then(() => {
      if (this.current === process) this.dependencies.onPid(undefined);
    });
    return process;
  }

  private async watch(first: Running): Promise<void> {
    const { say } = this.dependencies;
    const { signal } = this.stopping;
    let process = first;
    let pause = FIRST_PAUSE_MS;
    let startedAt = Date.now();
    while (!signal.aborted) {
      const exit = await this.endOf(process);
      if (signal.aborted) return;
      if (this.isWanted) {
        this.isWanted = false;
      } else {
        pause = Date.now() - startedAt > STEADY_AFTER_MS ? FIRST_PAUSE_MS : pause;
        say(`${this.spec.name} ended (${describe(exit)}); restarting in ${pause / 1000} s`);
        await delay(pause, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
      startedAt = Date.now();
      process = this.launch();
      if (await process.becomesReady(signal)) say(`${this.spec.name} is back`);
      else if (!process.hasExited && !signal.aborted) process.kill();
    }
  }

  /** Waits until the process has exited, and stops it if it has given up. */
  private async endOf(process: Running): Promise<ProcessExit> {
    const { name, hasGivenUp } = this.spec;
    if (!hasGivenUp) return process.exited;
    const look = setInterval(() => {
      void hasGivenUp().then(async (isSo) => {
        if (!isSo || process.hasExited) return;
        this.dependencies.say(`${name} is running but no longer serves requests`);
        await process.stop();
      });
    }, LOOK_EVERY_MS);
    try {
      return await process.exited;
    } finally {
      clearInterval(look);
    }
  }

  private async explain(process: Running): Promise<string> {
    const how = process.hasExited
      ? `ended before it was ready (${describe(await process.exited)})`
      : `was not ready within ${this.spec.readyTimeoutMs / 1000} s`;
    const last = this.log.lastLine();
    return `${this.spec.name} ${how}; see ${this.dependencies.logFile}${last ? `: ${last}` : ''}`;
  }
}

function describe({ code, signal }: ProcessExit): string {
  return signal ? `killed by ${signal}` : `exit code ${code}`;
}
