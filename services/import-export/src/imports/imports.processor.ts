import { inJobSpan, type TracedJob } from '@gewerk/service-kit';
import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { IMPORT_QUEUE, type ImportJob } from '../runs/import-queue.js';
import { RunUndo } from '../undo/run-undo.js';
import { RunImport } from './run-import.js';

@Processor(IMPORT_QUEUE)
export class ImportsProcessor {
  constructor(
    private readonly imports: RunImport,
    private readonly undos: RunUndo,
  ) {}

  @Process()
  async run(job: Job<ImportJob & TracedJob>): Promise<void> {
    const { runId } = job.data;
    await inJobSpan(IMPORT_QUEUE, job.data, async () => {
      // The run is active either as an import or as an undo; the other call does nothing.
      await this.imports.run(runId);
      await this.undos.run(runId);
    });
  }
}
