import { OutboundError } from '../outbound-error.js';
import { DOCUMENT_LIMITS } from './document-limits.js';
import type { DocumentResult, DocumentTask } from './document-task.js';
import { DocumentThread } from './document-thread.js';
import type { PageFacts } from './read-page.js';
import type { RobotsRules } from './robots-rules.js';

export interface DocumentOptions {
  threads?: number;
  waiting?: number;
  /** Processor time for one document, in ms. */
  timeMs?: number;
}

/**
 * Reads documents of other sites in a few threads, so that none can delay the process, however hostile it is.
 * A thread that exceeds its time is terminated and replaced. Create one instance per process. Fails with
 * {@link OutboundError} `unreadable`.
 */
export class ForeignDocuments {
  private readonly limits: Required<DocumentOptions>;
  private readonly idle: DocumentThread[] = [];
  private readonly waiting: (() => void)[] = [];
  private reading = 0;
  private isClosed = false;

  constructor(options: DocumentOptions = {}) {
    this.limits = { ...DOCUMENT_LIMITS, ...options };
  }

  /** A page from `url`. */
  async readPage(bytes: Uint8Array, url: string): Promise<PageFacts> {
    return (await this.read({ kind: 'page', bytes: bounded(bytes), url })) as PageFacts;
  }

  async readRobots(bytes: Uint8Array, robot: string): Promise<RobotsRules> {
    return (await this.read({ kind: 'robots', bytes: bounded(bytes), robot })) as RobotsRules;
  }

  /** Terminates the threads, busy ones once they have read their document; waiting documents fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const begin of this.waiting.splice(0)) begin();
    await Promise.all(this.idle.splice(0).map((thread) => thread.end()));
  }

  private async read(task: DocumentTask): Promise<DocumentResult> {
    if (this.reading >= this.limits.threads) await this.turn();
    else this.reading += 1;
    let thread: DocumentThread | undefined;
    try {
      this.assertOpen();
      thread = this.idleThread() ?? new DocumentThread();
      return await thread.read(task, this.limits.timeMs);
    } finally {
      await this.giveBack(thread);
    }
  }

  /** Waits until a thread has finished with another document. */
  private turn(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) {
      throw new OutboundError('unreadable', 'Too many answers from other sites are waiting to be read.');
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private idleThread(): DocumentThread | undefined {
    for (;;) {
      const thread = this.idle.pop();
      if (!thread?.hasEnded) return thread;
    }
  }

  private async giveBack(thread: DocumentThread | undefined): Promise<void> {
    if (thread && !thread.hasEnded) {
      if (this.isClosed) await thread.end();
      else this.idle.push(thread);
    }
    const next = this.waiting.shift();
    if (next) next();
    else this.reading -= 1;
  }

  private assertOpen(): void {
    if (this.isClosed)
      throw new OutboundError('unreadable', 'Answers from other sites are no longer being read.');
  }
}

/** Copied, so that the thread gets the document's bytes and not the buffer around them. */
const bounded = (bytes: Uint8Array): Uint8Array => bytes.slice(0, DOCUMENT_LIMITS.bytes);
