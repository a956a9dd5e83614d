import { Global, Module } from '@nestjs/common';
import { ClicksController } from './clicks.controller.js';
import { StatisticsCounter } from './statistics-counter.js';
import { TypedSearches } from './typed-searches.js';
import { Visits } from './visits.js';

/** Counts what visitors do without knowing who they are. */
@Global()
@Module({
  controllers: [ClicksController],
  providers: [StatisticsCounter, TypedSearches, Visits],
  exports: [Visits],
})
export class StatisticsModule {}
