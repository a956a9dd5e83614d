import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module.js';
import { REPORT_NOTICE_MODEL, reportNoticeSchema } from './report-notice.schema.js';
import { ReportNoticesRepository } from './report-notices.repository.js';
import { SendReportMails } from './send-report-mails.js';

@Module({
  imports: [
    MailsModule,
    MongooseModule.forFeature([{ name: REPORT_NOTICE_MODEL, schema: reportNoticeSchema }]),
  ],
  providers: [ReportNoticesRepository, SendReportMails],
})
export class ReportMailsModule {}
