import { PeriodicTask } from '@gewerk/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../../env.js';
import type { MailDraft } from '../mail.schema.js';
import { Mails } from '../mails.js';
import { writeMail } from '../write-mail.js';
import { MailAllowancesRepository } from './mail-allowances.repository.js';

const CHECK_EVERY_MS = 5 * 60_000;

/** One mail to the operator for all notices of an hour that were too many to be sent one by one. */
@Injectable()
export class SendDigests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Looking for notices to be gathered', () =>
    this.send(),
  );

  constructor(
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly allowances: MailAllowancesRepository,
    private readonly mails: Mails,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  async send(now: Date = new Date()): Promise<void> {
    for (const { _id, withheld } of await this.allowances.due(now)) {
      const drafts = [this.digest(_id, withheld)];
      await this.mails.add(drafts);
      await this.allowances.markDigested(_id);
      await this.mails.announce(drafts);
    }
  }

  private digest(allowance: string, withheld: number): MailDraft {
    const title = `${withheld} weitere Nachrichten und Einreichungen`;
    return {
      _id: `digest:${allowance}`,
      to: this.env.OPERATOR_EMAIL ?? null,
      subject: title,
      ...writeMail(title, [
        {
          kind: 'text',
          text: `In einer Stunde kamen mehr als ${this.env.NOTICES_AN_HOUR} Nachrichten und Einreichungen. Diese ${withheld} wurden gespeichert, aber nicht einzeln gemeldet.`,
        },
        {
          kind: 'link',
          label: 'Zum Posteingang',
          url: new URL('/admin?tab=inbox', this.env.panelUrl).href,
        },
        {
          kind: 'link',
          label: 'Zu den Einreichungen',
          url: new URL('/admin?tab=businesses&page=submissions', this.env.panelUrl).href,
        },
      ]),
    };
  }
}
