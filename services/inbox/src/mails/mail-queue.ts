import { JobQueue, Readiness, type TracedJob } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { INBOX_ENV, type InboxEnv } from '../env.js';

export const MAIL_QUEUE = 'mails';

export interface MailJob extends TracedJob {
  mailId: string;
}

/** Number of attempts; each wait between two of them is twice as long as the previous one. */
export const MAIL_ATTEMPTS = 6;

/** Mails that wait to be sent. RequeueMails finds mails that this queue has lost. */
@Injectable()
export class MailQueue {
  private readonly jobs: JobQueue<{ mailId: string }>;

  constructor(
    @InjectQueue(MAIL_QUEUE) queue: Queue<MailJob>,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    readiness: Readiness,
  ) {
    this.jobs = new JobQueue<{ mailId: string }>(queue, { what: 'mail', timeoutMs: 700 }, readiness);
  }

  /** `queuing` counts how often the mail was queued. */
  async add(mailId: string, queuing: number): Promise<void> {
    await this.jobs.enqueue(
      `${mailId}:${queuing}`,
      { mailId },
      {
        attempts: MAIL_ATTEMPTS,
        backoff: { type: 'exponential', delay: this.env.MAIL_RETRY_DELAY_MS },
      },
    );
  }
}
