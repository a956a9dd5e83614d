import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BUSINESS_MODEL, businessSchema } from './business.schema.js';
import { BusinessesRepository } from './businesses.repository.js';
import { CategoryFiltersRepository } from './category-filters.repository.js';
import { RETIRED_SLUG_MODEL, retiredSlugSchema } from './retired-slug.schema.js';
import { Transactions } from './transactions.js';

/** The business record: schema, reads and mapping. Only the write module writes its collections. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BUSINESS_MODEL, schema: businessSchema },
      { name: RETIRED_SLUG_MODEL, schema: retiredSlugSchema },
    ]),
  ],
  providers: [BusinessesRepository, CategoryFiltersRepository, Transactions],
  exports: [MongooseModule, BusinessesRepository, CategoryFiltersRepository, Transactions],
})
export class RecordModule {}
