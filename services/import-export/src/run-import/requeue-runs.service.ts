import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ImportQueue } from '../import-runs/import-queue.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

const INTERVAL_MS = 3_000;
/** A run that has waited so long without anyone taking it was forgotten by the queue. */
const FORGOTTEN_AFTER_MS = 8_000;

/** Finds runs that nobody works on, because Redis forgot them or their process died, and queues them again. */
@Injectable()
export class RequeueRunsService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly queue: ImportQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.looking = this.look();
    }, INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      const now = Date.now();
      const run = await this.runs.claimForgotten(new Date(now), new Date(now - FORGOTTEN_AFTER_MS));
      if (!run) return;
      logger.info({ runId: run._id, queuings: run.queuings }, 'a forgotten import is queued again');
      await this.queue.add(run._id, run.queuings);
    } catch (error) {
      logger.warn({ err: error }, 'Looking for forgotten imports failed');
    }
  }
}
