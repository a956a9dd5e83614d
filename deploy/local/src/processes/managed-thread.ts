import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import {
  type OutputSink,
  type ProcessExit,
  type ProcessSpec,
  type Running,
  untilReady,
} from '@gewerk/engines';

/** The data needed to run a script as a thread of this process. */
export interface ThreadSpec extends Omit<ProcessSpec, 'command' | 'args' | 'cwd'> {
  script: string;
  limits: ResourceLimits;
}

/**
 * A script in a separate thread with its own variables, heap and event loop. An error that it throws, or a
 * full heap, terminates the thread and nothing else.
 */
export class ManagedThread implements Running {
  readonly pid = process.pid;
  readonly exited: Promise<ProcessExit>;
  private readonly spec: ThreadSpec;
  private readonly worker: Worker;
  private end: ProcessExit | undefined;

  constructor(spec: ThreadSpec, log: OutputSink) {
    this.spec = spec;
    // Threads that are started from now on may call the garbage collector themselves, as libs/service-kit
    // does once a process has started.
    setFlagsFromString('--expose-gc');
    this.worker = new Worker(spec.script, {
      name: spec.name,
      env: spec.env ?? process.env,
      execArgv: ['--enable-source-maps'],
      resourceLimits: spec.limits,
      stdout: true,
      stderr: true,
    });
    const { stdout, stderr } = this.worker;
    for (const output of [stdout, stderr]) output.on('data', (chunk: Buffer) => log.write(chunk));
    this.worker.on('error', (fault) => log.write(`${describe(fault)}\n`));
    // The thread's last lines may arrive after it has exited.
    const said = Promise.all([stdout, stderr].map((output) => once(output, 'end')));
    this.exited = new Promise((resolve) => {
      this.worker.once('exit', (code) => {
        this.end = { code, signal: null };
        void said.then(() => resolve({ code, signal: null }));
      });
    });
  }

  get hasExited(): boolean {
    return this.end !== undefined;
  }

  becomesReady(signal?: AbortSignal): Promise<boolean> {
    return untilReady(this, this.spec, signal);
  }

  async stop(): Promise<ProcessExit> {
    if (!this.hasExited) {
      // libs/service-kit treats a message with this name like the signal.
      this.worker.postMessage('SIGTERM');
      const kill = setTimeout(() => this.kill(), this.spec.stopTimeoutMs);
      await this.exited;
      clearTimeout(kill);
    }
    return this.exited;
  }

  /** Terminates the thread at any point, even in an endless loop. */
  kill(): void {
    void this.worker.terminate();
  }
}

const describe = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
