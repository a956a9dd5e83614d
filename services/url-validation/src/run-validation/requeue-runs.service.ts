import { type PeriodicLook, requeueForgotten } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ValidationQueue } from '../validation-runs/validation-queue.js';
import { ValidationRunsRepository } from '../validation-runs/validation-runs.repository.js';

/** Finds checks that nobody works on, because Redis forgot them or their process died, and queues them again. */
@Injectable()
export class RequeueRunsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly look: PeriodicLook;

  constructor(runs: ValidationRunsRepository, queue: ValidationQueue) {
    this.look = requeueForgotten({
      what: 'checks',
      claim: (now, queuedBefore) => runs.claimForgotten(now, queuedBefore),
      add: (runId, queuing) => queue.add(runId, queuing),
    });
  }

  onApplicationBootstrap(): void {
    this.look.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.look.stop();
  }
}
