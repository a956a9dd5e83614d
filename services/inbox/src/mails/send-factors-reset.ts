import { type OutputOf, type ParsedInputOf, sendFactorsReset } from '@gewerk/contracts/bus';
import { Answers, KnownSite, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { factorsResetMail } from './factors-reset-mail.js';
import { Mails } from './mails.js';

/** Mails people whose second factors an owner has removed; without a mail server nothing is stored. */
@UseCase()
export class SendFactorsReset {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
    private readonly site: KnownSite,
  ) {}

  @Answers(sendFactorsReset)
  async send(reset: ParsedInputOf<typeof sendFactorsReset>): Promise<OutputOf<typeof sendFactorsReset>> {
    if (this.env.SMTP_URL === undefined) return { isMailed: false };
    const site = await this.site.readOrLast();
    const drafts = [factorsResetMail(reset, new URL('/admin', this.env.panelUrl).href, site.name)];
    await this.mails.add(drafts);
    await this.mails.announce(drafts);
    return { isMailed: true };
  }
}
