import { KnownSite } from '@gewerk/messaging';
import { queueOptions } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BullModule } from '@nestjs/bull';
import { readEnv } from '../env.js';
import { MAIL_ALLOWANCE_MODEL, mailAllowanceSchema } from './bounds/mail-allowance.schema.js';
import { MailAllowancesRepository } from './bounds/mail-allowances.repository.js';
import { MailBounds } from './bounds/mail-bounds.js';
import { SendDigests } from './bounds/send-digests.js';
import { BLIND_MAIL_MODEL, BlindMailsRepository, blindMailSchema } from './blind-mails.repository.js';
import { MAIL_MODEL, mailSchema } from './mail.schema.js';
import { MAIL_QUEUE, MailQueue } from './mail-queue.js';
import { Mails } from './mails.js';
import { MailsRepository } from './mails.repository.js';
import { ManageMails } from './manage-mails.js';
import { RequeueMails } from './requeue-mails.js';
import { SendMail } from './send-mail.js';
import { SendMailProcessor } from './send-mail.processor.js';
import { SendFactorsReset } from './send-factors-reset.js';
import { SendInvitation } from './send-invitation.js';
import { SmtpClient } from './smtp.client.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MAIL_ALLOWANCE_MODEL, schema: mailAllowanceSchema },
      { name: MAIL_MODEL, schema: mailSchema },
      { name: BLIND_MAIL_MODEL, schema: blindMailSchema },
    ]),
    BullModule.forRootAsync({ useFactory: () => queueOptions(readEnv().REDIS_URL) }),
    BullModule.registerQueue({ name: MAIL_QUEUE }),
  ],
  controllers: [ManageMails, SendFactorsReset, SendInvitation],
  providers: [
    BlindMailsRepository,
    KnownSite,
    MailAllowancesRepository,
    MailBounds,
    SendDigests,
    MailQueue,
    Mails,
    MailsRepository,
    RequeueMails,
    SendMail,
    SendMailProcessor,
    SmtpClient,
  ],
  exports: [
    BlindMailsRepository,
    KnownSite,
    MailAllowancesRepository,
    Mails,
    MailsRepository,
    MongooseModule,
  ],
})
export class MailsModule {}
