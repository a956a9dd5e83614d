import { type OutputOf, type ParsedInputOf, sendInvitation } from '@gewerk/contracts/bus';
import { Answers, KnownSite, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { invitationMail } from './invitation-mail.js';
import { Mails } from './mails.js';

/** Mails invitations to the panel; without a mail server, the response contains their link instead. */
@UseCase()
export class SendInvitation {
  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
    private readonly site: KnownSite,
  ) {}

  @Answers(sendInvitation)
  async send({
    token,
    ...invitation
  }: ParsedInputOf<typeof sendInvitation>): Promise<OutputOf<typeof sendInvitation>> {
    const link = new URL('/admin', this.env.panelUrl);
    // A URL fragment is never sent to a server, so it appears in no server log.
    link.hash = `invitation=${token}`;
    if (this.env.SMTP_URL === undefined) return { link: link.href };
    const site = await this.site.readOrLast();
    const drafts = [invitationMail(invitation, link.href, site.name)];
    await this.mails.add(drafts);
    await this.mails.announce(drafts);
    return { link: null };
  }
}
