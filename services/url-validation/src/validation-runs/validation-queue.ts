import { inQueueSpan, logger, measureQueue, Readiness, type TracedJob } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';

export const VALIDATION_QUEUE = 'validations';

export interface ValidationJob extends TracedJob {
  runId: string;
}

const QUEUE_TIMEOUT_MS = 3_000;
const ERROR_EVERY_MS = 10_000;

/** Tells some process that a run waits. What gets lost here is found again by RequeueRuns. */
@Injectable()
export class ValidationQueue {
  private errorNotedAt = 0;

  constructor(
    @InjectQueue(VALIDATION_QUEUE) private readonly queue: Queue<ValidationJob>,
    readiness: Readiness,
  ) {
    queue.on('error', (error) => {
      if (Date.now() - this.errorNotedAt < ERROR_EVERY_MS) return;
      this.errorNotedAt = Date.now();
      logger.warn({ err: error }, 'The queue of website checks reported an error');
    });
    measureQueue(VALIDATION_QUEUE, () => queue.getJobCounts());
    readiness.register('redis', async () => {
      await queue.client.ping();
    });
  }

  /** Puts a run into the queue; `queuing` counts how often. A failure is logged. */
  async add(runId: string, queuing: number): Promise<void> {
    const limit = Promise.withResolvers<never>();
    const timer = setTimeout(() => limit.reject(new Error('Redis did not answer in time')), QUEUE_TIMEOUT_MS);
    try {
      const options = { jobId: `${runId}:${queuing}`, removeOnComplete: true, removeOnFail: true };
      const added = inQueueSpan(VALIDATION_QUEUE, (carried) =>
        this.queue.add({ runId, ...carried }, options),
      );
      await Promise.race([added, limit.promise]);
    } catch (error) {
      logger.warn({ err: error, runId }, 'The check of websites could not be queued yet');
    } finally {
      clearTimeout(timer);
    }
  }
}
