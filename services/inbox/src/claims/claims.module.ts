import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailsModule } from '../mails/mails.module.js';
import { StatisticsMailsModule } from '../statistics-mails/statistics-mails.module.js';
import { CLAIM_MODEL, claimSchema } from './claim.schema.js';
import { Claims } from './claims.js';
import { ClaimsRepository } from './claims.repository.js';

@Module({
  imports: [
    MailsModule,
    StatisticsMailsModule,
    MongooseModule.forFeature([{ name: CLAIM_MODEL, schema: claimSchema }]),
  ],
  controllers: [Claims],
  providers: [ClaimsRepository],
  exports: [MongooseModule],
})
export class ClaimsModule {}
