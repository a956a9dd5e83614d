import { Worker } from 'node:worker_threads';
import { OutboundError } from '../outbound-error.js';
import type { DocumentResult, DocumentTask } from './document-task.js';

/** Under the test runner this file is the source, and a thread cannot run sources: it takes the built one. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/documents/document.worker.js' : './document.worker.js',
  import.meta.url,
);
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
const START_LIMIT_MS = 10_000;

/** A thread that reads one document at a time. One that takes too long or too much memory, or crashes it, ends it. */
export class DocumentThread {
  private readonly worker = new Worker(WORKER, { resourceLimits: HEAP, execArgv: [] });
  private settle: (outcome: Outcome) => void = () => undefined;
  private readonly started = this.next(START_LIMIT_MS);
  hasEnded = false;

  constructor() {
    this.worker.unref();
    this.worker.on('message', (result: DocumentResult) => this.settle({ result }));
    this.worker.on('error', (cause) => this.settle({ failure: 'it crashed or filled its reader', cause }));
    this.worker.on('exit', () => {
      this.hasEnded = true;
      this.settle({ failure: 'its reader ended' });
    });
  }

  /** Fails with an {@link OutboundError} that says why the document cannot be read. */
  async read(task: DocumentTask, timeMs: number): Promise<DocumentResult> {
    const started = await this.started;
    let outcome = started;
    if ('result' in started) {
      const next = this.next(timeMs);
      this.worker.postMessage(task);
      outcome = await next;
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

  /** What the thread says next, or that it said nothing in time. */
  private next(timeMs: number): Promise<Outcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ failure: `it takes more than ${timeMs} ms` }), timeMs);
      this.settle = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
    });
  }
}

type Outcome = { result: DocumentResult } | { failure: string; cause?: unknown };
