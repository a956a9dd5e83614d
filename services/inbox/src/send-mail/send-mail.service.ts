import { setTimeout as delay } from 'node:timers/promises';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { MailsRepository } from '../mails/mails.repository.js';
import { answerOf, isPermanent, SmtpClient } from './smtp.client.js';

/** Longer than an attempt can take. */
const LEASE_MS = 60_000;
const LONGEST_FAULT = 500;
const NOTE_WITHIN_MS = 15_000;
const NOTE_AGAIN_MS = 500;

/** What the dead-letter list says of a mail that may have arrived. */
export const UNANSWERED =
  'The mail server was given it, and its answer is not known: send it again only if it did not arrive.';

/** Sends a stored mail, at most once: only one process has it at a time, and what may have arrived is not repeated. */
@Injectable()
export class SendMailService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly smtp: SmtpClient,
  ) {}

  /** Throws where another attempt is worth it; what fails for good stays in the dead-letter list. */
  async send(mailId: string, isLastAttempt: boolean): Promise<void> {
    const now = new Date();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const mail = await this.mails.take(mailId, now, leaseUntil);
    if (!mail) return;
    let isHandedOver = false;
    try {
      await this.smtp.send(mail, async () => {
        isHandedOver = await this.mails.markHandedOver(mailId, leaseUntil, new Date());
        if (!isHandedOver) throw new Error('Another process has it by now');
      });
    } catch (error) {
      const isUnanswered = isHandedOver && answerOf(error) === undefined;
      const isFinal = isLastAttempt || isPermanent(error) || isUnanswered;
      const reason = error instanceof Error ? error.message : String(error);
      const fault = isUnanswered ? `${UNANSWERED} (${reason})` : reason;
      await noted(() => this.mails.markFault(mailId, leaseUntil, fault.slice(0, LONGEST_FAULT), isFinal));
      logger.warn({ mailId, attempts: mail.attempts, fault, isFinal }, 'A mail could not be sent');
      if (isFinal) return;
      throw error;
    }
    await noted(() => this.mails.markSent(mailId, new Date()));
  }
}

/** Waits for a database that is away for a moment: an outcome that is not noted counts as unknown. */
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
