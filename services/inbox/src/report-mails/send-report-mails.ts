import { listReceivedReports } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { databaseTime, PeriodicTask } from '@gewerk/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import { Mails } from '../mails/mails.js';
import { reportsMail } from './reports-mail.js';
import { ReportNoticesRepository } from './report-notices.repository.js';

const SEND_EVERY_MS = 5 * 60_000;
/** Reports received within this time are left for the next mail, as others may not have been stored yet. */
const GRACE_MS = 10_000;
const NAMED_IN_A_MAIL = 20;

/** Mails new reports. The end of the period is stored with the mail, so that each report is in exactly one mail. */
@Injectable()
export class SendReportMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(SEND_EVERY_MS, 'Looking for new reports about listings', () =>
    this.send(),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly notices: ReportNoticesRepository,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Reports from before this feature existed do not count as new.
    const until = new Date((await databaseTime(this.connection)).getTime() - GRACE_MS);
    await this.notices.begin(until);
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /**
   * Writes the mail about all reports received until shortly before `at`. Uses the database's clock, as reports do: if
   * a slow host's clock dated a report before the end of the last mail, the report would be in no mail.
   */
  async send(at?: Date): Promise<void> {
    const now = at ?? (await databaseTime(this.connection));
    const from = await this.notices.lastEnd();
    const until = new Date(now.getTime() - GRACE_MS);
    if (!from || from >= until) return;
    const received = await this.bus.request(listReceivedReports, {
      after: from.toISOString(),
      until: until.toISOString(),
      limit: NAMED_IN_A_MAIL,
    });
    const drafts = received.total === 0 ? [] : [reportsMail(received, until, this.env)];
    if (await this.write(from, until, drafts)) await this.mails.announce(drafts);
  }

  /** Stores the mail together with the end of its period. False if another replica already has. */
  private write(from: Date, until: Date, drafts: readonly MailDraft[]): Promise<boolean> {
    return this.connection.transaction(async (session) => {
      if (!(await this.notices.moveEnd(from, until, session))) return false;
      if (drafts.length > 0) await this.mails.add(drafts, session);
      return true;
    });
  }
}
