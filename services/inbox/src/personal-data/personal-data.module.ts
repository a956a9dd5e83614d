import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { StatisticsMailsModule } from '../statistics-mails/statistics-mails.module.js';
import { ForgetListing } from './forget-listing.js';
import { InboxPersonalData } from './inbox-personal-data.js';
import { ListingTraces } from './listing-traces.repository.js';
import { PersonalDataRepository } from './personal-data.repository.js';

@Module({
  imports: [ClaimsModule, MailsModule, MessagesModule, NewsletterModule, StatisticsMailsModule],
  controllers: [ForgetListing, InboxPersonalData],
  providers: [ListingTraces, PersonalDataRepository],
})
export class PersonalDataModule {}
