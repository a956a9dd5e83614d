import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { MailBounds } from './bounds/mail-bounds.js';
import { MailsRepository } from './mails.repository.js';
import { answerOf, isPermanent, SmtpClient } from './smtp.client.js';

const LONGEST_FAULT = 500;
const NOTE_WITHIN_MS = 15_000;
const NOTE_AGAIN_MS = 500;

/** The fault recorded for a mail that may have arrived. */
export const UNANSWERED =
  'The mail was handed to the mail server, but its answer is unknown: send the mail again only if it did not arrive.';

/** Sends a stored mail at most once: one process holds it, and a mail that may have arrived is not repeated. */
@Injectable()
export class SendMail {
  constructor(
    private readonly mails: MailsRepository,
    private readonly smtp: SmtpClient,
    private readonly bounds: MailBounds,
  ) {}

  /** Throws if a retry may help; a permanent failure goes to the dead-letter list. */
  async send(mailId: string, isLastAttempt: boolean): Promise<void> {
    const mail = await this.mails.acquire(mailId);
    if (!mail) return;
    if (!(await this.bounds.allow(mail))) {
      await this.mails.withhold(mail);
      logger.info({ mailId, bound: mail.bound }, 'A mail above its limit was not sent');
      return;
    }
    let isHandedOver = false;
    try {
      await this.smtp.send(mail, async () => {
        isHandedOver = await this.mails.markHandedOver(mail, new Date());
        if (!isHandedOver) throw new Error('Another process has taken over the mail');
      });
    } catch (error) {
      const isUnanswered = isHandedOver && answerOf(error) === undefined;
      const isFinal = isLastAttempt || isPermanent(error) || isUnanswered;
      const reason = error instanceof Error ? error.message : String(error);
      const fault = isUnanswered ? `${UNANSWERED} (${reason})` : reason;
      await noted(() => this.mails.markFault(mail, fault.slice(0, LONGEST_FAULT), isFinal));
      logger.warn({ mailId, attempts: mail.attempts, fault, isFinal }, 'A mail could not be sent');
      if (isFinal) return;
      throw error;
    }
    await noted(() => this.mails.markSent(mailId));
  }
}

/** Retries while the database is briefly unavailable, since an outcome that is not recorded counts as unknown. */
async function noted(note: () => Promise<void>): Promise<void> {
  for (const giveUpAt = Date.now() + NOTE_WITHIN_MS; ;) {
    try {
      return await note();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
    await delay(NOTE_AGAIN_MS);
  }
}
