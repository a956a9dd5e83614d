import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { MailsRepository } from '../mails/mails.repository.js';
import { isPermanent, SmtpClient } from './smtp.client.js';

/** Longer than an attempt can take. */
const LEASE_MS = 60_000;
const LONGEST_FAULT = 500;

/**
 * Sends a stored mail. Only one process has it at a time; a crash between the server's answer and the note of it sends
 * it again under the same Message-ID.
 */
@Injectable()
export class SendMailService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly smtp: SmtpClient,
  ) {}

  /** Throws where another attempt is worth it; what fails for good stays in the dead-letter list. */
  async send(mailId: string, isLastAttempt: boolean): Promise<void> {
    const now = new Date();
    const mail = await this.mails.take(mailId, now, new Date(now.getTime() + LEASE_MS));
    if (!mail) return;
    try {
      await this.smtp.send(mail);
    } catch (error) {
      const isFinal = isLastAttempt || isPermanent(error);
      const fault = error instanceof Error ? error.message : String(error);
      await this.mails.markFault(mailId, fault.slice(0, LONGEST_FAULT), isFinal);
      logger.warn({ mailId, attempts: mail.attempts, fault, isFinal }, 'A mail could not be sent');
      if (isFinal) return;
      throw error;
    }
    await this.mails.markSent(mailId, new Date());
  }
}
