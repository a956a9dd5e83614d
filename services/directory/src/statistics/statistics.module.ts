import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema } from '@gewerk/messaging';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecordModule } from '../record/record.module.js';
import { ListingStatistics } from './listing-statistics.js';
import { StatisticsRepository } from './statistics.repository.js';
import {
  LISTING_DAY_MODEL,
  LISTING_MONTH_MODEL,
  listingDaySchema,
  listingMonthSchema,
  STATISTICS_DAY_MODEL,
  statisticsDaySchema,
} from './statistics.schema.js';

/** Statistics of what visitors do with listings. */
@Module({
  imports: [
    RecordModule,
    MongooseModule.forFeature([
      { name: APPLIED_BATCH_MODEL, schema: appliedBatchSchema },
      { name: LISTING_DAY_MODEL, schema: listingDaySchema },
      { name: LISTING_MONTH_MODEL, schema: listingMonthSchema },
      { name: STATISTICS_DAY_MODEL, schema: statisticsDaySchema },
    ]),
  ],
  controllers: [ListingStatistics],
  providers: [AppliedBatches, StatisticsRepository],
  exports: [StatisticsRepository],
})
export class StatisticsModule {}
