import { inJobSpan, type TracedJob } from '@gewerk/service-kit';
import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { VALIDATION_QUEUE, type ValidationJob } from './validation-queue.js';
import { RunValidation } from './run-validation.js';

@Processor(VALIDATION_QUEUE)
export class RunValidationProcessor {
  constructor(private readonly service: RunValidation) {}

  @Process()
  async run(job: Job<ValidationJob & TracedJob>): Promise<void> {
    await inJobSpan(VALIDATION_QUEUE, job.data, () => this.service.run(job.data.runId));
  }
}
