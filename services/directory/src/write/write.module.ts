import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountsModule } from '../counts/counts.module.js';
import { RecordModule } from '../record/record.module.js';
import { BusinessEditor } from './business-editor.js';
import { BusinessWriter } from './business-writer.js';
import { BusinessHistories } from './history/business-histories.repository.js';
import { BUSINESS_HISTORY_MODEL, businessHistorySchema } from './history/business-history.schema.js';
import { ChangeSetRepository } from './change-set.repository.js';
import { REMOVED_BUSINESS_MODEL, removedBusinessSchema } from './removed-business.schema.js';
import { FiledBusinesses } from './filed-businesses.repository.js';
import { Refiling } from './refiling.js';
import { RemovedBusinessesRepository } from './removed-businesses.repository.js';
import { Settlement } from './settlement.js';
import {
  SUPPRESSION_GATE_MODEL,
  SUPPRESSION_KEY_MODEL,
  SUPPRESSION_MODEL,
  suppressionGateSchema,
  suppressionKeySchema,
  suppressionSchema,
} from './suppressions/suppression.schema.js';
import { SuppressionsRepository } from './suppressions/suppressions.repository.js';
import { UNSETTLED_BATCH_MODEL, unsettledBatchSchema } from './unsettled-batch.schema.js';
import { UnsettledBatchesRepository } from './unsettled-batches.repository.js';
import { FormerPlaceIds } from './former-place-ids.repository.js';
import { WholeRecordsRepository } from './whole-records.repository.js';

/** The only way to write businesses: one change set for every kind of change. */
@Module({
  imports: [
    CountsModule,
    RecordModule,
    MongooseModule.forFeature([
      { name: BUSINESS_HISTORY_MODEL, schema: businessHistorySchema },
      { name: REMOVED_BUSINESS_MODEL, schema: removedBusinessSchema },
      { name: SUPPRESSION_MODEL, schema: suppressionSchema },
      { name: SUPPRESSION_GATE_MODEL, schema: suppressionGateSchema },
      { name: SUPPRESSION_KEY_MODEL, schema: suppressionKeySchema },
      { name: UNSETTLED_BATCH_MODEL, schema: unsettledBatchSchema },
    ]),
  ],
  providers: [
    BusinessEditor,
    BusinessHistories,
    BusinessWriter,
    ChangeSetRepository,
    FiledBusinesses,
    Refiling,
    RemovedBusinessesRepository,
    Settlement,
    SuppressionsRepository,
    UnsettledBatchesRepository,
    FormerPlaceIds,
    WholeRecordsRepository,
  ],
  exports: [
    BusinessEditor,
    BusinessHistories,
    BusinessWriter,
    RemovedBusinessesRepository,
    Settlement,
    SuppressionsRepository,
    FormerPlaceIds,
    WholeRecordsRepository,
  ],
})
export class WriteModule {}
