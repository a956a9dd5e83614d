import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CLAIM_MODEL, claimSchema } from './claims/claim.schema.js';
import { ClaimsController } from './claims/claims.controller.js';
import { ClaimsService } from './claims/claims.service.js';
import { INBOX_ENV, readEnv } from './env.js';
import { MAIL_MODEL, mailSchema } from './mails/mail.schema.js';
import { MAIL_QUEUE, MailQueue } from './mails/mail-queue.js';
import { Mails } from './mails/mails.js';
import { MailsRepository } from './mails/mails.repository.js';
import { ManageMailsController } from './manage-mails/manage-mails.controller.js';
import { ManageMailsService } from './manage-mails/manage-mails.service.js';
import { ManageMessagesController } from './manage-messages/manage-messages.controller.js';
import { ManageMessagesService } from './manage-messages/manage-messages.service.js';
import { MESSAGE_MODEL, messageSchema } from './messages/message.schema.js';
import { MessagesRepository } from './messages/messages.repository.js';
import { ListSubscribersService } from './newsletter/list-subscribers.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SUBSCRIBER_MODEL, subscriberSchema } from './newsletter/subscriber.schema.js';
import { ReceiveMessageController } from './receive-message/receive-message.controller.js';
import { ReceiveMessageService } from './receive-message/receive-message.service.js';
import { RequeueMailsService } from './send-mail/requeue-mails.service.js';
import { SendMailProcessor } from './send-mail/send-mail.processor.js';
import { SendMailService } from './send-mail/send-mail.service.js';
import { SmtpClient } from './send-mail/smtp.client.js';
import { REPORT_NOTICE_MODEL, reportNoticeSchema } from './tell-of-reports/report-notice.schema.js';
import { TellOfReportsService } from './tell-of-reports/tell-of-reports.service.js';
import { TellSubmittersController } from './tell-submitters/tell-submitters.controller.js';
import { TellSubmittersService } from './tell-submitters/tell-submitters.service.js';
import { SendUsageMailsService } from './usage-mails/send-usage-mails.service.js';
import { UsageMailsController } from './usage-mails/usage-mails.controller.js';
import { USAGE_READER_MODEL, usageReaderSchema } from './usage-mails/usage-reader.schema.js';
import { UsageReadersRepository } from './usage-mails/usage-readers.repository.js';
import { UsageReadersService } from './usage-mails/usage-readers.service.js';
import { InboxPersonalData } from './personal-data/inbox-personal-data.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { inboxMigrations } from './migrations/inbox-migrations.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_inbox', inboxMigrations),
    MongooseModule.forFeature([
      { name: MESSAGE_MODEL, schema: messageSchema },
      { name: MAIL_MODEL, schema: mailSchema },
      { name: SUBSCRIBER_MODEL, schema: subscriberSchema },
      { name: CLAIM_MODEL, schema: claimSchema },
      { name: REPORT_NOTICE_MODEL, schema: reportNoticeSchema },
      { name: USAGE_READER_MODEL, schema: usageReaderSchema },
    ]),
    BullModule.forRootAsync({ useFactory: () => ({ url: readEnv().REDIS_URL, prefix: '{gewerk}' }) }),
    BullModule.registerQueue({ name: MAIL_QUEUE }),
    MessagingModule.forProcess('inbox'),
  ],
  controllers: [
    PersonalDataController,
    ClaimsController,
    ManageMailsController,
    ManageMessagesController,
    NewsletterController,
    ReceiveMessageController,
    TellSubmittersController,
    UsageMailsController,
  ],
  providers: [
    InboxPersonalData,
    { provide: INBOX_ENV, useFactory: readEnv },
    ClaimsService,
    MailQueue,
    Mails,
    ManageMailsService,
    ManageMessagesService,
    MailsRepository,
    MessagesRepository,
    ListSubscribersService,
    NewsletterService,
    ReceiveMessageService,
    RequeueMailsService,
    SendMailProcessor,
    SendMailService,
    SendUsageMailsService,
    SmtpClient,
    TellOfReportsService,
    TellSubmittersService,
    UsageReadersRepository,
    UsageReadersService,
  ],
})
export class AppModule {}
