import { databaseTime, PeriodicTask } from '@gewerk/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../../env.js';
import type { MailDraft } from '../mail.schema.js';
import { Mails } from '../mails.js';
import { writeMail } from '../write-mail.js';
import type { MailAllowanceRecord } from './mail-allowance.schema.js';
import { MailAllowancesRepository } from './mail-allowances.repository.js';

const CHECK_EVERY_MS = 5 * 60_000;

/** Sends the operator a single mail about all notices of an hour that exceeded its limit. */
@Injectable()
export class SendDigests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Looking for withheld notices', () =>
    this.send(),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
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

  /**
   * Sends the digests that are due at an instant, by the database's clock, which also sets when the next one
   * is due.
   */
  async send(at?: Date): Promise<void> {
    for (const due of await this.allowances.due(at ?? (await databaseTime(this.connection)))) {
      const drafts = [this.digest(due)];
      const isFirst = await this.connection.transaction(async (session) => {
        if (!(await this.allowances.markDigested(due, session))) return false;
        await this.mails.add(drafts, session);
        return true;
      });
      if (isFirst) await this.mails.announce(drafts);
    }
  }

  private digest({ _id, digestAt, withheld }: MailAllowanceRecord): MailDraft {
    const isOne = withheld === 1;
    const title = isOne
      ? 'Eine weitere Nachricht oder Einreichung'
      : `${withheld} weitere Nachrichten und Einreichungen`;
    const kept = isOne ? 'Eine davon wurde' : `Diese ${withheld} wurden`;
    return {
      // The id contains the time, since there may be several digests in an hour.
      _id: `digest:${_id}:${digestAt?.toISOString() ?? ''}`,
      to: this.env.OPERATOR_EMAIL ?? null,
      subject: title,
      ...writeMail(title, [
        {
          kind: 'text',
          text: `In einer Stunde kamen mehr als ${this.env.NOTICES_AN_HOUR} Nachrichten und Einreichungen. ${kept} gespeichert, aber nicht einzeln gemeldet.`,
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
