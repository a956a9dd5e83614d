import { RequeueForgottenRuns } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMPORT_BATCH_MODEL, importBatchSchema } from './import-batch.schema.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { IMPORT_QUEUE, ImportQueue } from './import-queue.js';
import { IMPORT_RUN_MODEL, importRunSchema } from './import-run.schema.js';
import { ImportRuns } from './import-runs.js';
import { ImportRunsRepository } from './import-runs.repository.js';
import { UploadedFiles } from './uploaded-files.js';

const models = MongooseModule.forFeature([
  { name: IMPORT_RUN_MODEL, schema: importRunSchema },
  { name: IMPORT_BATCH_MODEL, schema: importBatchSchema },
]);

/** Stored records of imports, and the queue that starts them. */
@Module({
  imports: [models, BullModule.registerQueue({ name: IMPORT_QUEUE })],
  controllers: [ImportRuns],
  providers: [
    ImportBatchesRepository,
    ImportQueue,
    ImportRunsRepository,
    {
      provide: RequeueForgottenRuns,
      inject: [ImportRunsRepository, ImportQueue],
      useFactory: (runs: ImportRunsRepository, queue: ImportQueue) =>
        new RequeueForgottenRuns({
          what: 'imports',
          runs,
          again: (run) => queue.add(run._id, run.queuings),
        }),
    },
    UploadedFiles,
  ],
  exports: [models, ImportBatchesRepository, ImportQueue, ImportRunsRepository, UploadedFiles],
})
export class RunsModule {}
