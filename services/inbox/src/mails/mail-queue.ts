import { inQueueSpan, logger, measureQueue, Readiness, type TracedJob } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import type { JobOptions, Queue } from 'bull';
import { INBOX_ENV, type InboxEnv } from '../env.js';

export const MAIL_QUEUE = 'mails';

export interface MailJob extends TracedJob {
  mailId: string;
}

/** The first attempt and five more, each after twice the time of the one before. */
export const MAIL_ATTEMPTS = 6;

/** While Redis is away a command waits for it; a caller does not. */
const QUEUE_TIMEOUT_MS = 700;
const ERROR_EVERY_MS = 10_000;

/** Tells some process that a mail waits. */
@Injectable()
export class MailQueue {
  private errorNotedAt = 0;

  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    readiness: Readiness,
  ) {
    queue.on('error', (error) => this.noteError(error));
    measureQueue(MAIL_QUEUE, () => queue.getJobCounts());
    readiness.register('redis', async () => {
      await queue.client.ping();
    });
  }

  /** `queuing` counts how often this mail was queued. A failure is logged: the mail stays stored and is found again. */
  async add(mailId: string, queuing: number): Promise<void> {
    const options: JobOptions = {
      jobId: `${mailId}:${queuing}`,
      attempts: MAIL_ATTEMPTS,
      backoff: { type: 'exponential', delay: this.env.MAIL_RETRY_DELAY_MS },
      removeOnComplete: true,
      removeOnFail: true,
    };
    const adding = inQueueSpan(MAIL_QUEUE, (carried) => this.queue.add({ mailId, ...carried }, options));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis did not answer in time')), QUEUE_TIMEOUT_MS);
    });
    try {
      await Promise.race([adding, limit]);
    } catch (error) {
      logger.warn({ err: error, mailId }, 'A mail could not be queued yet');
    } finally {
      clearTimeout(timer);
    }
  }

  /** Connections that try again many times a second report the same: one entry in ten seconds tells it. */
  private noteError(error: Error): void {
    const now = Date.now();
    if (now - this.errorNotedAt < ERROR_EVERY_MS) return;
    this.errorNotedAt = now;
    logger.warn({ err: error }, 'The mail queue reported an error');
  }
}
