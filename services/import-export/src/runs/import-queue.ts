import { JobQueue, Readiness } from '@gewerk/service-kit';
import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';

export const IMPORT_QUEUE = 'imports';

export interface ImportJob {
  runId: string;
}

const QUEUE_TIMEOUT_MS = 3_000;

/** Runs that wait for a process. `RequeueForgottenRuns` finds runs that this queue has lost. */
@Injectable()
export class ImportQueue extends JobQueue<ImportJob> {
  constructor(@InjectQueue(IMPORT_QUEUE) queue: Queue<ImportJob>, readiness: Readiness) {
    super(queue, { what: 'import', timeoutMs: QUEUE_TIMEOUT_MS }, readiness);
  }

  /** `queuings` counts how often the run was queued: each time is a separate job. */
  add(runId: string, queuings: number): Promise<boolean> {
    return this.enqueue(`${runId}:${queuings}`, { runId });
  }
}
