import { Module } from '@nestjs/common';
import { RunsModule } from '../runs/runs.module.js';
import { RunUndo } from './run-undo.js';
import { UndoImport } from './undo-import.js';
import { UndoRunsRepository } from './undo-runs.repository.js';

@Module({
  imports: [RunsModule],
  controllers: [UndoImport],
  providers: [RunUndo, UndoRunsRepository],
  exports: [RunUndo],
})
export class UndoModule {}
