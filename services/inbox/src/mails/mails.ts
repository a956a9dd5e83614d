import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailDraft } from './mail.schema.js';
import { MailQueue } from './mail-queue.js';
import { MailsRepository } from './mails.repository.js';

/** Where the service leaves mails: stored first, then told to the queue. */
@Injectable()
export class Mails {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly repository: MailsRepository,
    private readonly queue: MailQueue,
  ) {}

  /** Stores mails, in the caller's transaction where there is one. Stored twice they are one. */
  async add(drafts: readonly MailDraft[], session?: ClientSession): Promise<void> {
    const judged = drafts.map((draft) => ({ ...draft, fault: this.faultOf(draft) }));
    await this.repository.insert(judged, new Date(), session);
  }

  /** Tells the queue of stored mails. What gets lost here is found again by RequeueMails. */
  async announce(drafts: readonly MailDraft[]): Promise<void> {
    for (const draft of drafts) {
      if (this.faultOf(draft) === null) await this.queue.add(draft._id, 1);
    }
  }

  private faultOf({ to }: MailDraft): string | null {
    if (to === null) return 'OWNER_EMAIL is not set: there is nobody to send it to.';
    return this.env.SMTP_URL === undefined ? 'SMTP_URL is not set: no mail server is configured.' : null;
  }
}
