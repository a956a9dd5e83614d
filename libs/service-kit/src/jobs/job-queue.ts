import { logger } from '../observe/logger.js';
import { measureQueue } from '../observe/queue-metrics.js';
import type { Readiness } from '../health/readiness.js';
import { inQueueSpan, type TracedJob } from '../tracing/job-span.js';
import { withTimeLimit } from '../with-time-limit.js';

interface BullQueue<Data> {
  readonly name: string;
  readonly client: { ping: () => Promise<unknown> };
  on: (event: 'error', callback: (error: Error) => void) => unknown;
  getJobCounts: () => Promise<{ waiting: number; active: number; delayed: number }>;
  add: (data: Data & TracedJob, options: object) => Promise<unknown>;
}

interface JobQueueOptions {
  /** Name of the jobs in the log: 'import'. */
  what: string;
  /** How long a caller waits while Redis is unavailable, in milliseconds. */
  timeoutMs: number;
}

const ERROR_EVERY_MS = 10_000;

/** A Bull queue used as a hint only: lost jobs are found again in the database. */
export class JobQueue<Data extends object> {
  private errorLoggedAt = 0;

  constructor(
    private readonly queue: BullQueue<Data>,
    private readonly options: JobQueueOptions,
    readiness: Readiness,
  ) {
    queue.on('error', (error) => this.logError(error));
    measureQueue(queue.name, () => queue.getJobCounts());
    readiness.register('redis', async () => {
      await queue.client.ping();
    });
  }

  /** Queues a job, once per id. False, with a log entry, if Redis does not answer. */
  async enqueue(jobId: string, data: Data, options: object = {}): Promise<boolean> {
    const all = { jobId, removeOnComplete: true, removeOnFail: true, ...options };
    try {
      const added = inQueueSpan(this.queue.name, (carried) => this.queue.add({ ...data, ...carried }, all));
      await withTimeLimit(added, this.options.timeoutMs);
      return true;
    } catch (error) {
      logger.warn({ err: error, jobId }, `The ${this.options.what} could not be queued yet`);
      return false;
    }
  }

  /** Retries report the same error many times a second: log one every ten seconds. */
  private logError(error: Error): void {
    if (Date.now() - this.errorLoggedAt < ERROR_EVERY_MS) return;
    this.errorLoggedAt = Date.now();
    logger.warn({ err: error }, `The queue of ${this.options.what}s reported an error`);
  }
}
