import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { readEnv } from './env.js';
import { GetImportResultController } from './get-import-result/get-import-result.controller.js';
import { GetImportResultService } from './get-import-result/get-import-result.service.js';
import { GetImportRunController } from './get-import-run/get-import-run.controller.js';
import { IMPORT_BATCH_MODEL, importBatchSchema } from './import-runs/import-batch.schema.js';
import { ImportBatchesRepository } from './import-runs/import-batches.repository.js';
import { IMPORT_QUEUE, ImportQueue } from './import-runs/import-queue.js';
import { IMPORT_RUN_MODEL, importRunSchema } from './import-runs/import-run.schema.js';
import { ImportRunsRepository } from './import-runs/import-runs.repository.js';
import { CancelImportController } from './cancel-import/cancel-import.controller.js';
import { ListImportRunsController } from './list-import-runs/list-import-runs.controller.js';
import { PreviewImportController } from './preview-import/preview-import.controller.js';
import { PreviewImportService } from './preview-import/preview-import.service.js';
import { PREVIEW_TURN_MODEL, previewTurnSchema } from './preview-import/preview-turn.schema.js';
import { PreviewTurns } from './preview-import/preview-turns.js';
import { BatchSender } from './run-import/batch-sender.js';
import { ProgressReporter } from './run-import/progress-reporter.js';
import { RequeueRunsService } from './run-import/requeue-runs.service.js';
import { RunImportProcessor } from './run-import/run-import.processor.js';
import { RunImportService } from './run-import/run-import.service.js';
import { InspectedSheets } from './start-import/inspected-sheets.js';
import { StartImportController } from './start-import/start-import.controller.js';
import { StartImportService } from './start-import/start-import.service.js';
import { UploadedFiles } from './start-import/uploaded-files.js';
import { RunUndoService } from './undo-import/run-undo.service.js';
import { StartUndoService } from './undo-import/start-undo.service.js';
import { UndoImportController } from './undo-import/undo-import.controller.js';
import { UndoRunsRepository } from './undo-import/undo-runs.repository.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_import_export'),
    MongooseModule.forFeature([
      { name: IMPORT_RUN_MODEL, schema: importRunSchema },
      { name: IMPORT_BATCH_MODEL, schema: importBatchSchema },
      { name: PREVIEW_TURN_MODEL, schema: previewTurnSchema },
    ]),
    BullModule.forRootAsync({ useFactory: () => ({ url: readEnv().REDIS_URL, prefix: '{gewerk}' }) }),
    BullModule.registerQueue({ name: IMPORT_QUEUE }),
    MessagingModule.forProcess('import-export'),
  ],
  controllers: [
    CancelImportController,
    GetImportResultController,
    GetImportRunController,
    ListImportRunsController,
    PreviewImportController,
    StartImportController,
    UndoImportController,
  ],
  providers: [
    BatchSender,
    GetImportResultService,
    ImportBatchesRepository,
    ImportQueue,
    ImportRunsRepository,
    InspectedSheets,
    PreviewImportService,
    PreviewTurns,
    ProgressReporter,
    RequeueRunsService,
    RunImportProcessor,
    RunImportService,
    RunUndoService,
    StartImportService,
    StartUndoService,
    UndoRunsRepository,
    UploadedFiles,
  ],
})
export class AppModule {}
