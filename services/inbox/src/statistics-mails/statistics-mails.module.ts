import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListingPassesModule } from '../claims/listing-passes.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { ChooseStatisticsMail } from './choose-statistics-mail.js';
import { SendStatisticsMails } from './send-statistics-mails.js';
import { STATISTICS_READER_MODEL, statisticsReaderSchema } from './statistics-reader.schema.js';
import { StatisticsReaders } from './statistics-readers.js';
import { StatisticsReadersRepository } from './statistics-readers.repository.js';

@Module({
  imports: [
    ListingPassesModule,
    MailsModule,
    MongooseModule.forFeature([{ name: STATISTICS_READER_MODEL, schema: statisticsReaderSchema }]),
  ],
  controllers: [ChooseStatisticsMail],
  providers: [SendStatisticsMails, StatisticsReaders, StatisticsReadersRepository],
  exports: [MongooseModule, StatisticsReadersRepository],
})
export class StatisticsMailsModule {}
