import { JobQueue, Readiness } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';

export const VALIDATION_QUEUE = 'validations';

export interface ValidationJob {
  runId: string;
}

const QUEUE_TIMEOUT_MS = 3_000;

/** Runs that wait for a process. `RequeueForgottenRuns` finds runs that this queue has lost. */
@Injectable()
export class ValidationQueue extends JobQueue<ValidationJob> {
  constructor(@InjectQueue(VALIDATION_QUEUE) queue: Queue<ValidationJob>, readiness: Readiness) {
    super(queue, { what: 'website check', timeoutMs: QUEUE_TIMEOUT_MS }, readiness);
  }

  /** `queuings` makes each job id unique. */
  add(runId: string, queuings: number): Promise<boolean> {
    return this.enqueue(`${runId}:${queuings}`, { runId });
  }
}
