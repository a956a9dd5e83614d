import { getSubmission, GewerkError, type PayloadOf, type submissionChanged } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { Mails } from '../mails/mails.js';
import { submissionMails } from '../templates/submission-mails.js';

/** Writes the mails that follow from a submission's state. A repeated event finds them written. */
@Injectable()
export class TellSubmittersService {
  constructor(
    private readonly bus: MessageBus,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly mails: Mails,
  ) {}

  async tell({ id, state }: PayloadOf<typeof submissionChanged>): Promise<void> {
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
