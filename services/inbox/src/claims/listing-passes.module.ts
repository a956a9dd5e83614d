import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CLAIM_MODEL, claimSchema } from './claim.schema.js';
import { ClaimsRepository } from './claims.repository.js';
import { ListingPasses } from './listing-passes.js';

/** Passes of business owners, as other modules check them. */
@Module({
  imports: [MongooseModule.forFeature([{ name: CLAIM_MODEL, schema: claimSchema }])],
  providers: [ClaimsRepository, ListingPasses],
  exports: [MongooseModule, ClaimsRepository, ListingPasses],
})
export class ListingPassesModule {}
