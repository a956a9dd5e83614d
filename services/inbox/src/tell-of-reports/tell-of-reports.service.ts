import { listReceivedReports } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { PeriodicLook } from '@gewerk/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import type { MailDraft } from '../mails/mail.schema.js';
import { Mails } from '../mails/mails.js';
import { reportsMail } from '../templates/reports-mail.js';
import { CURRENT, REPORT_NOTICE_MODEL, type ReportNoticeRecord } from './report-notice.schema.js';

/** What comes within this time is one mail. */
const LOOK_EVERY_MS = 5 * 60_000;
/** What is being stored at the moment belongs to the next mail. */
const GRACE_MS = 10_000;
const NAMED_IN_A_MAIL = 20;

/**
 * Tells the site owner of new reports about listings, in one mail for all that came since the last look. Where the last
 * mail ended is written together with the mail, so that none is told of twice, or by no replica.
 */
@Injectable()
export class TellOfReportsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rhythm = new PeriodicLook(LOOK_EVERY_MS, 'new reports about listings', () => this.look());

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(REPORT_NOTICE_MODEL) private readonly notices: Model<ReportNoticeRecord>,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
    private readonly bus: MessageBus,
    private readonly mails: Mails,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // What came before there were such mails is no news.
    const until = new Date(Date.now() - GRACE_MS);
    await this.notices.updateOne({ _id: CURRENT }, { $setOnInsert: { until } }, { upsert: true });
    this.rhythm.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rhythm.stop();
  }

  /** Writes the mail of all reports that came up to shortly before `now`. */
  async look(now: Date = new Date()): Promise<void> {
    const notice = await this.notices.findById(CURRENT).lean<ReportNoticeRecord>();
    const until = new Date(now.getTime() - GRACE_MS);
    if (!notice || notice.until >= until) return;
    const received = await this.bus.request(listReceivedReports, {
      after: notice.until.toISOString(),
      until: until.toISOString(),
      limit: NAMED_IN_A_MAIL,
    });
    const drafts = received.total === 0 ? [] : [reportsMail(received, until, this.env)];
    if (await this.write(notice.until, until, drafts)) await this.mails.announce(drafts);
  }

  /** False where another replica has told of them meanwhile. */
  private write(from: Date, until: Date, drafts: readonly MailDraft[]): Promise<boolean> {
    return this.connection.transaction(async (session) => {
      const { modifiedCount } = await this.notices.updateOne(
        { _id: CURRENT, until: from },
        { $set: { until } },
        { session },
      );
      if (modifiedCount === 0) return false;
      if (drafts.length > 0) await this.mails.add(drafts, session);
      return true;
    });
  }
}
