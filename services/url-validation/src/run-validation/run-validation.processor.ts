import { inJobSpan } from '@gewerk/service-kit';
import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { VALIDATION_QUEUE, type ValidationJob } from '../validation-runs/validation-queue.js';
import { RunValidationService } from './run-validation.service.js';

@Processor(VALIDATION_QUEUE)
export class RunValidationProcessor {
  constructor(private readonly service: RunValidationService) {}

  @Process()
  async run(job: Job<ValidationJob>): Promise<void> {
    await inJobSpan(VALIDATION_QUEUE, job.data, () => this.service.run(job.data.runId));
  }
}
