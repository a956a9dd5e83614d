import { Module } from '@nestjs/common';
import { RunsModule } from '../runs/runs.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { BatchSender } from './batch-sender.js';
import { BeginImport } from './begin-import.js';
import { ImportsProcessor } from './imports.processor.js';
import { InspectedSheets } from './inspected-sheets.js';
import { ProgressReporter } from './progress-reporter.js';
import { RunImport } from './run-import.js';
import { StartImport } from './start-import.js';

@Module({
  imports: [RunsModule, UndoModule],
  controllers: [StartImport],
  providers: [BatchSender, BeginImport, ImportsProcessor, InspectedSheets, ProgressReporter, RunImport],
  exports: [BeginImport],
})
export class ImportsModule {}
