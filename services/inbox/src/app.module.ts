import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { ClaimsModule } from './claims/claims.module.js';
import { EnvModule } from './env.module.js';
import { MailsModule } from './mails/mails.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { inboxMigrations } from './migrations/inbox-migrations.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ReportMailsModule } from './report-mails/report-mails.module.js';
import { StatisticsMailsModule } from './statistics-mails/statistics-mails.module.js';
import { SubmissionMailsModule } from './submission-mails/submission-mails.module.js';

@Module({
  imports: [
    EnvModule,
    MongoModule.forDatabase('gewerk_inbox', inboxMigrations),
    MessagingModule.forProcess('inbox'),
    ClaimsModule,
    MailsModule,
    MessagesModule,
    NewsletterModule,
    PersonalDataModule,
    ReportMailsModule,
    StatisticsMailsModule,
    SubmissionMailsModule,
  ],
})
export class AppModule {}
