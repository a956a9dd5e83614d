import { PeriodicTask } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MailsRepository } from '../mails/mails.repository.js';
import { MessagesRepository } from './messages.repository.js';

const CHECK_EVERY_MS = 2_000;
const AT_ONCE = 200;

/**
 * Marks messages as answered once the mail with the reply has been sent, whichever process sent it, even one that died
 * afterwards or one of the previous release.
 */
@Injectable()
export class SettleReplies implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Looking for replies that were sent', () =>
    this.settle(),
  );

  constructor(
    private readonly messages: MessagesRepository,
    private readonly mails: MailsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async settle(): Promise<void> {
    let awaited: string[];
    let after = '';
    do {
      awaited = await this.messages.awaitedMails(after, AT_ONCE);
      for (const [id, { sentAt }] of await this.mails.statesOf(awaited)) {
        if (sentAt !== null) await this.messages.markReplied(id, sentAt);
      }
      after = awaited.at(-1) ?? after;
    } while (awaited.length === AT_ONCE);
  }
}
