import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { StatisticsMailsModule } from '../statistics-mails/statistics-mails.module.js';
import { Claims } from './claims.js';
import { HandClaims } from './hand-claims.js';
import { HandClaimsRepository } from './hand-claims.repository.js';
import { ListingPassesModule } from './listing-passes.module.js';

@Module({
  imports: [ListingPassesModule, MailsModule, StatisticsMailsModule],
  controllers: [Claims, HandClaims],
  providers: [HandClaimsRepository],
  exports: [ListingPassesModule],
})
export class ClaimsModule {}
