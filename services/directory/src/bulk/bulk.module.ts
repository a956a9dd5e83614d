import { RequeueForgottenRuns } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PanelModule } from '../panel/panel.module.js';
import { RecordModule } from '../record/record.module.js';
import { SelectionsModule } from '../selections/selections.module.js';
import { WriteModule } from '../write/write.module.js';
import { BULK_BATCH_MODEL, bulkBatchSchema } from './bulk-batch.schema.js';
import { BulkBatchesRepository } from './bulk-batches.repository.js';
import { BULK_RUN_MODEL, bulkRunSchema } from './bulk-run.schema.js';
import { BulkRunsRepository } from './bulk-runs.repository.js';
import { ChosenBusinesses } from './chosen-businesses.repository.js';
import { ControlBulkChanges } from './control-bulk-changes.js';
import { DoBatch } from './do-batch.js';
import { FORMER_BUSINESS_MODEL, formerBusinessSchema } from './former-business.schema.js';
import { FormerBusinessesRepository } from './former-businesses.repository.js';
import { ListKeptBusinesses } from './list-kept-businesses.js';
import { PreviewBulkChange } from './preview-bulk-change.js';
import { RunBulkChange } from './run-bulk-change.js';
import { UndoBatch } from './undo-batch.js';

/** Changes to many businesses at once: previewed, done in batches, undone as a whole. */
@Module({
  imports: [
    PanelModule,
    RecordModule,
    SelectionsModule,
    WriteModule,
    MongooseModule.forFeature([
      { name: BULK_RUN_MODEL, schema: bulkRunSchema },
      { name: BULK_BATCH_MODEL, schema: bulkBatchSchema },
      { name: FORMER_BUSINESS_MODEL, schema: formerBusinessSchema },
    ]),
  ],
  controllers: [ControlBulkChanges, ListKeptBusinesses, PreviewBulkChange],
  providers: [
    BulkBatchesRepository,
    BulkRunsRepository,
    ChosenBusinesses,
    DoBatch,
    FormerBusinessesRepository,
    RunBulkChange,
    UndoBatch,
    {
      provide: RequeueForgottenRuns,
      inject: [BulkRunsRepository, RunBulkChange],
      useFactory: (runs: BulkRunsRepository, runner: RunBulkChange) =>
        new RequeueForgottenRuns({
          what: 'bulk changes',
          runs,
          // Not awaited: the run may take minutes.
          again: async ({ _id }) => void runner.run(_id),
          forgottenAfterMs: 0,
        }),
    },
  ],
  exports: [FormerBusinessesRepository],
})
export class BulkModule {}
