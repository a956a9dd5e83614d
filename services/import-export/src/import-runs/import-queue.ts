import { inQueueSpan, logger, measureQueue, Readiness, type TracedJob, within } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';

export const IMPORT_QUEUE = 'imports';

export interface ImportJob extends TracedJob {
  runId: string;
}

/** While Redis is away a command waits for it; a caller does not. */
const QUEUE_TIMEOUT_MS = 3_000;
const ERROR_EVERY_MS = 10_000;

/** Tells some process that a run waits. What gets lost here is found again by RequeueRuns. */
@Injectable()
export class ImportQueue {
  private errorNotedAt = 0;

  constructor(
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue<ImportJob>,
    readiness: Readiness,
  ) {
    queue.on('error', (error) => this.noteError(error));
    measureQueue(IMPORT_QUEUE, () => queue.getJobCounts());
    readiness.register('redis', async () => {
      await queue.client.ping();
    });
  }

  /** Three connections that try again many times a second report the same: one entry in ten seconds tells it. */
  private noteError(error: Error): void {
    const now = Date.now();
    if (now - this.errorNotedAt < ERROR_EVERY_MS) return;
    this.errorNotedAt = now;
    logger.warn({ err: error }, 'The import queue reported an error');
  }

  /** Puts a run into the queue; `queuing` counts how often. False, with a log entry, where Redis does not answer. */
  async add(runId: string, queuing: number): Promise<boolean> {
    const options = { jobId: `${runId}:${queuing}`, removeOnComplete: true, removeOnFail: true };
    const added = inQueueSpan(IMPORT_QUEUE, (carried) => this.queue.add({ runId, ...carried }, options));
    try {
      await within(added, QUEUE_TIMEOUT_MS);
      return true;
    } catch (error) {
      logger.warn({ err: error, runId }, 'The import could not be queued yet');
      return false;
    }
  }
}
