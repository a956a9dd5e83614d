import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailDraft } from './mail.schema.js';
import { MailQueue } from './mail-queue.js';
import { MailsRepository } from './mails.repository.js';

/** Stores mails first, then queues them. */
@Injectable()
export class Mails {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly repository: MailsRepository,
    private readonly queue: MailQueue,
  ) {}

  /** Stores mails, each only once. */
  async add(drafts: readonly MailDraft[], session?: ClientSession): Promise<void> {
    const judged = drafts.map((draft) => ({ ...draft, fault: this.faultOf(draft) }));
    await this.repository.insert(judged, new Date(), session);
  }

  /** Queues stored mails; RequeueMails finds mails that could not be queued here. */
  async announce(drafts: readonly MailDraft[]): Promise<void> {
    for (const draft of drafts) {
      if (this.faultOf(draft) === null) await this.queue.add(draft._id, 1);
    }
  }

  private faultOf({ to }: MailDraft): string | null {
    if (to === null) return 'OPERATOR_EMAIL is not set: there is no recipient.';
    return this.env.SMTP_URL === undefined ? 'SMTP_URL is not set: no mail server is configured.' : null;
  }
}
