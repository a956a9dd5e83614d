import { Global, Module } from '@nestjs/common';
import { ClicksController } from './clicks.controller.js';
import { SearchNotes } from './search-notes.js';
import { UsageCounter } from './usage-counter.js';
import { Visits } from './visits.js';

/** What visitors do, counted without knowing who they are. */
@Global()
@Module({
  controllers: [ClicksController],
  providers: [UsageCounter, SearchNotes, Visits],
  exports: [Visits],
})
export class UsageModule {}
