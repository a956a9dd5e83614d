import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { OutboundError } from '../outbound-error.js';
import type { DocumentResult, DocumentTask } from './document-task.js';

/** Under the test runner this file is the source, which a thread cannot run: it uses the built file. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/documents/document.worker.js' : './document.worker.js',
  import.meta.url,
);
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
const START_LIMIT_MS = 10_000;
/**
 * Limit on the elapsed time for a document, as a multiple of its CPU time: on a busy machine the thread waits for the
 * CPU.
 */
const PATIENCE = 10;
const SHORTEST_WAIT_MS = 5;

/**
 * A thread that reads one document at a time. It is terminated if a document takes too long or too much memory, or
 * crashes it.
 */
export class DocumentThread {
  private readonly worker = new Worker(WORKER, { resourceLimits: HEAP, execArgv: [] });
  private settle: (outcome: Outcome) => void = () => undefined;
  private readonly started = this.next(START_LIMIT_MS);
  hasEnded = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (result: DocumentResult) => this.settle({ result }));
    this.worker.on('error', (cause) =>
      this.settle({ failure: 'it crashed its reader or exhausted the memory', cause }),
    );
    this.worker.on('exit', () => {
      this.hasEnded = true;
      this.settle({ failure: 'its reader ended' });
    });
  }

  /** Fails with an {@link OutboundError} that gives the reason why the document cannot be read. */
  async read(task: DocumentTask, timeMs: number): Promise<DocumentResult> {
    const started = await this.started;
    let outcome = started;
    if ('result' in started) {
      const late = tooLong(timeMs);
      const isRead = new AbortController();
      const next = this.next(timeMs * PATIENCE, late);
      const worked = this.hasWorked(timeMs, isRead.signal).then(
        () => late,
        () => next,
      );
      this.worker.postMessage(task);
      outcome = await Promise.race([next, worked]);
      isRead.abort();
    }
    if ('result' in outcome) return outcome.result;
    await this.end();
    throw new OutboundError('unreadable', `The answer cannot be read: ${outcome.failure}.`, {
      cause: outcome.cause,
    });
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.worker.terminate();
  }

  /**
   * Resolves once the thread has used this much processor time from now on; rejects if the thread has exited
   * or the signal is aborted.
   */
  private async hasWorked(ms: number, signal: AbortSignal): Promise<void> {
    const before = await this.worker.cpuUsage();
    for (let left = ms; left > 0;) {
      await delay(Math.max(left, SHORTEST_WAIT_MS), undefined, { signal, ref: false });
      const { user, system } = await this.worker.cpuUsage(before);
      left = ms - (user + system) / 1_000;
    }
  }

  /** The thread's next message, or `late` if there is none in time. */
  private next(waitMs: number, late: Outcome = tooLong(waitMs)): Promise<Outcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(late), waitMs);
      this.settle = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
    });
  }
}

type Outcome = { result: DocumentResult } | { failure: string; cause?: unknown };

const tooLong = (ms: number): Outcome => ({ failure: `it takes more than ${ms} ms` });
