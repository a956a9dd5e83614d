import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { logger } from '../observe/logger.js';
import { PeriodicTask } from '../periodic-task.js';
import type { LeasedRun } from './leased-run.js';
import type { RunsRepository } from './runs.repository.js';

const LOOK_EVERY_MS = 3_000;
/** A run waiting this long was lost by the queue. */
const FORGOTTEN_AFTER_MS = 8_000;

interface ForgottenRuns<Run extends LeasedRun> {
  /** Name of the runs in the log: 'imports'. */
  what: string;
  runs: RunsRepository<Run>;
  /** Queues or starts the run again. */
  again: (run: Run) => Promise<unknown>;
  /** Default 8 s; less without a queue. */
  forgottenAfterMs?: number;
}

/**
 * Requeues runs that no process is working on, because Redis forgot them or their process died. A module provides it
 * with a factory:
 *
 *     { provide: RequeueForgottenRuns, inject: [ImportRunsRepository, ImportQueue], useFactory: (runs, queue) =>
 *         new RequeueForgottenRuns({ what: 'imports', runs, again: (run) => queue.add(run._id, run.queuings) }) }
 */
export class RequeueForgottenRuns<Run extends LeasedRun> implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor({ what, runs, again, forgottenAfterMs = FORGOTTEN_AFTER_MS }: ForgottenRuns<Run>) {
    this.task = new PeriodicTask(LOOK_EVERY_MS, `Looking for forgotten ${what}`, async () => {
      const run = await runs.claimForgotten(forgottenAfterMs);
      if (!run) return;
      logger.info({ runId: run._id, queuings: run.queuings }, `forgotten ${what} are queued again`);
      await again(run);
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }
}
