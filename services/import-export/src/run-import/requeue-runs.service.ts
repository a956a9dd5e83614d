import { type PeriodicLook, requeueForgotten } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ImportQueue } from '../import-runs/import-queue.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

/** Finds imports that nobody works on, because Redis forgot them or their process died, and queues them again. */
@Injectable()
export class RequeueRunsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly look: PeriodicLook;

  constructor(runs: ImportRunsRepository, queue: ImportQueue) {
    this.look = requeueForgotten({
      what: 'imports',
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
