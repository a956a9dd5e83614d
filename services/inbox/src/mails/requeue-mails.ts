import { logger, PeriodicTask } from '@gewerk/service-kit';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { MAIL_ATTEMPTS, MailQueue } from './mail-queue.js';
import { MailsRepository } from './mails.repository.js';
import { UNANSWERED } from './send-mail.js';

const CHECK_EVERY_MS = 15_000;
const GRACE_MS = 60_000;

/** Requeues mails whose job was lost (by Redis or a killed process). Mails that may have arrived are given up. */
@Injectable()
export class RequeueMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly checks = new PeriodicTask(CHECK_EVERY_MS, 'Looking for forgotten mails', () =>
    this.requeueForgotten(),
  );
  private readonly longestJobMs: number;

  constructor(
    @Inject(INBOX_ENV) env: InboxEnv,
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {
    this.longestJobMs = env.MAIL_RETRY_DELAY_MS * 2 ** MAIL_ATTEMPTS + GRACE_MS;
  }

  onApplicationBootstrap(): void {
    this.checks.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.checks.stop();
  }

  async requeueForgotten(): Promise<void> {
    const unanswered = await this.mails.giveUpUnanswered(UNANSWERED);
    if (unanswered > 0)
      logger.warn({ unanswered }, 'Mails were handed to the mail server, but its answer is unknown');
    for (;;) {
      const mail = await this.mails.claimForgotten(this.longestJobMs);
      if (!mail) return;
      await this.queue.add(mail._id, mail.queuings);
    }
  }
}
