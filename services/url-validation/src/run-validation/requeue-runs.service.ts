import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ValidationQueue } from '../validation-runs/validation-queue.js';
import { ValidationRunsRepository } from '../validation-runs/validation-runs.repository.js';

const LOOK_EVERY_MS = 3_000;
/** A run that has waited so long without anyone taking it was forgotten by the queue. */
const FORGOTTEN_AFTER_MS = 8_000;

/** Finds checks that nobody works on, because Redis forgot them or their process died, and queues them again. */
@Injectable()
export class RequeueRunsService implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: ValidationRunsRepository,
    private readonly queue: ValidationQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.looking = this.look();
    }, LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      const now = Date.now();
      const run = await this.runs.claimForgotten(new Date(now), new Date(now - FORGOTTEN_AFTER_MS));
      if (run) await this.queue.add(run._id, run.queuings);
    } catch (error) {
      logger.warn({ err: error }, 'Looking for forgotten checks failed; trying again');
    }
  }
}
