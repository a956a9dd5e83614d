import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { SendSubmissionMails } from './send-submission-mails.js';

@Module({
  imports: [MailsModule],
  controllers: [SendSubmissionMails],
})
export class SubmissionMailsModule {}
