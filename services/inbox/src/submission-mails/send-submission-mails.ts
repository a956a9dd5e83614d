import { GewerkError } from '@gewerk/contracts';
import { getSubmission, type PayloadOf, submissionChanged } from '@gewerk/contracts/bus';
import { Consumes, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { submissionMails } from './submission-mails.js';

/** Writes the mails of a submission's new state, once. */
@UseCase()
export class SendSubmissionMails {
  constructor(
    private readonly bus: MessageBus,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
  ) {}

  @Consumes(submissionChanged, { durable: 'inbox-submission-mails', maxMessages: 20 })
  async sendAll(events: PayloadOf<typeof submissionChanged>[]): Promise<void> {
    for (const event of events) await this.send(event);
  }

  private async send({ id, state }: PayloadOf<typeof submissionChanged>): Promise<void> {
    try {
      const { submission } = await this.bus.request(getSubmission, { id });
      const drafts = submissionMails(submission, state, this.env);
      await this.mails.add(drafts);
      await this.mails.announce(drafts);
    } catch (error) {
      if (!(error instanceof GewerkError) || error.code !== 'submission-not-found') throw error;
      logger.info({ id }, 'A submission was deleted before its mails were written');
    }
  }
}
