import { GewerkError, refused, totalPages } from '@gewerk/contracts';
import {
  countWaitingMails,
  listMails,
  type Mail,
  type OutputOf,
  type ParsedInputOf,
  retryMail,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailRecord } from './mail.schema.js';
import { MailQueue } from './mail-queue.js';
import { MailsRepository } from './mails.repository.js';

/** A mail that waits longer than this has a problem: otherwise it would have been sent sooner. */
const LONGEST_WAIT_MS = 60_000;

/** The operator's list of mails, mainly those not sent. */
@UseCase()
export class ManageMails {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
  ) {}

  @Answers(listMails)
  async list(input: ParsedInputOf<typeof listMails>): Promise<OutputOf<typeof listMails>> {
    const { among, state, page, limit } = input;
    const [records, total] = await this.mails.list(among ?? state, { skip: (page - 1) * limit, limit });
    return { mails: records.map(toMail), total, page, totalPages: totalPages(total, limit) };
  }

  @Answers(countWaitingMails)
  async countWaiting(): Promise<OutputOf<typeof countWaitingMails>> {
    const { count, first } = await this.mails.waiting(LONGEST_WAIT_MS);
    const hasServer = this.env.SMTP_URL !== undefined;
    return { waiting: count, since: first?.toISOString() ?? null, hasServer };
  }

  @Answers(retryMail)
  async retry({ id }: ParsedInputOf<typeof retryMail>): Promise<Mail> {
    if (!(await this.mails.byId(id))) throw new GewerkError('mail-not-found', 'There is no such email.');
    if (this.env.SMTP_URL === undefined) {
      throw refused('no-mail-server');
    }
    const mail = await this.mails.requeue(id);
    if (!mail) throw refused('mail-not-retryable');
    await this.queue.add(mail._id, mail.queuings);
    return toMail(mail);
  }
}

const toMail = (record: MailRecord): Mail => ({
  id: record._id,
  to: record.to,
  subject: record.subject,
  text: record.text,
  state: record.state,
  attempts: record.attempts,
  fault: record.fault,
  createdAt: record.createdAt.toISOString(),
  sentAt: record.sentAt?.toISOString() ?? null,
});
