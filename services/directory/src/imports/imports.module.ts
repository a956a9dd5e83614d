import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecordModule } from '../record/record.module.js';
import { WriteModule } from '../write/write.module.js';
import { BatchPlanner } from './batch-planner.js';
import { ForecastImport } from './forecast-import.js';
import { HoursFaultLog } from './hours-fault.log.js';
import { IMPORT_RECEIPT_MODEL, importReceiptSchema } from './import-receipt.schema.js';
import { ImportReceiptsRepository } from './import-receipts.repository.js';
import { ImportTraces } from './import-traces.js';
import { REPLACED_BUSINESS_MODEL, replacedBusinessSchema } from './replaced-business.schema.js';
import { ReplacedBusinessesRepository } from './replaced-businesses.repository.js';
import { StoredRowsRepository } from './stored-rows.repository.js';
import { UndoImportBatch } from './undo-import-batch.js';
import { UpsertBusinesses } from './upsert-businesses.js';

/** Batches of imports: stored, forecast and undone. */
@Module({
  imports: [
    RecordModule,
    WriteModule,
    MongooseModule.forFeature([
      { name: IMPORT_RECEIPT_MODEL, schema: importReceiptSchema },
      { name: REPLACED_BUSINESS_MODEL, schema: replacedBusinessSchema },
    ]),
  ],
  controllers: [ForecastImport, UndoImportBatch, UpsertBusinesses],
  providers: [
    BatchPlanner,
    HoursFaultLog,
    ImportReceiptsRepository,
    ImportTraces,
    ReplacedBusinessesRepository,
    StoredRowsRepository,
  ],
  exports: [ImportTraces],
})
export class ImportsModule {}
