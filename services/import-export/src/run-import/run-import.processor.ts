import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { IMPORT_QUEUE, type ImportJob } from '../import-runs/import-queue.js';
import { RunImportService } from './run-import.service.js';

@Processor(IMPORT_QUEUE)
export class RunImportProcessor {
  constructor(private readonly service: RunImportService) {}

  @Process()
  async run(job: Job<ImportJob>): Promise<void> {
    await this.service.run(job.data.runId);
  }
}
