import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CityFinder } from './city-finder.js';
import { CountsRepository } from './counts.repository.js';
import { COUNTS_MODEL, countsSchema } from './counts.schema.js';
import { KeptCounts } from './kept-counts.js';

/** The counts that the directory keeps: updated by every change, read by lists. */
@Module({
  imports: [MongooseModule.forFeature([{ name: COUNTS_MODEL, schema: countsSchema }])],
  providers: [CityFinder, CountsRepository, KeptCounts],
  exports: [CityFinder, CountsRepository, KeptCounts],
})
export class CountsModule {}
