import { logger, PeriodicLook } from '@gewerk/service-kit';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { MAIL_ATTEMPTS, MailQueue } from '../mails/mail-queue.js';
import { MailsRepository } from '../mails/mails.repository.js';
import { UNANSWERED } from './send-mail.service.js';

const LOOK_EVERY_MS = 15_000;
const GRACE_MS = 60_000;

/**
 * Finds mails whose job was lost, as by a Redis that forgot it or a process that was killed, and queues them again. What
 * the mail server may have taken already is given up instead.
 */
@Injectable()
export class RequeueMailsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rhythm = new PeriodicLook(LOOK_EVERY_MS, 'forgotten mails', () => this.look());
  /** A job that is alive has ended by then. */
  private readonly longestJobMs: number;

  constructor(
    @Inject(INBOX_ENV) env: InboxEnv,
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {
    this.longestJobMs = env.MAIL_RETRY_DELAY_MS * 2 ** MAIL_ATTEMPTS + GRACE_MS;
  }

  onApplicationBootstrap(): void {
    this.rhythm.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rhythm.stop();
  }

  /** Queues every mail that was forgotten, or gives it up. */
  async look(now: Date = new Date()): Promise<void> {
    const unanswered = await this.mails.giveUpUnanswered(now, UNANSWERED);
    if (unanswered > 0) logger.warn({ unanswered }, 'Mails were handed over without a known answer');
    const before = new Date(now.getTime() - this.longestJobMs);
    for (;;) {
      const mail = await this.mails.claimForgotten(now, before);
      if (!mail) return;
      await this.queue.add(mail._id, mail.queuings);
    }
  }
}
