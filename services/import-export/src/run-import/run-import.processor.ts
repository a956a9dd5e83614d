import { inJobSpan } from '@gewerk/service-kit';
import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { IMPORT_QUEUE, type ImportJob } from '../import-runs/import-queue.js';
import { RunUndoService } from '../undo-import/run-undo.service.js';
import { RunImportService } from './run-import.service.js';

@Processor(IMPORT_QUEUE)
export class RunImportProcessor {
  constructor(
    private readonly imports: RunImportService,
    private readonly undos: RunUndoService,
  ) {}

  @Process()
  async run(job: Job<ImportJob>): Promise<void> {
    const { runId } = job.data;
    await inJobSpan(IMPORT_QUEUE, job.data, async () => {
      // A run is active for one of the two; the other finds nothing to do.
      await this.imports.run(runId);
      await this.undos.run(runId);
    });
  }
}
