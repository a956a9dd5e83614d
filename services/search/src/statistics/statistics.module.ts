import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema } from '@gewerk/messaging';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EngineModule } from '../engine/engine.module.js';
import { CountSearches } from './count-searches.js';
import { GetSearchStatistics } from './get-search-statistics.js';
import { SearchStatisticsRepository } from './search-statistics.repository.js';
import {
  SEARCH_DAY_MODEL,
  SEARCH_WORD_MODEL,
  searchDaySchema,
  searchWordSchema,
} from './search-statistics.schemas.js';

@Module({
  imports: [
    EngineModule,
    MongooseModule.forFeature([
      { name: APPLIED_BATCH_MODEL, schema: appliedBatchSchema },
      { name: SEARCH_DAY_MODEL, schema: searchDaySchema },
      { name: SEARCH_WORD_MODEL, schema: searchWordSchema },
    ]),
  ],
  controllers: [CountSearches, GetSearchStatistics],
  providers: [AppliedBatches, SearchStatisticsRepository],
})
export class StatisticsModule {}
