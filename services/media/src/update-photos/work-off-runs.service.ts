import { randomUUID } from 'node:crypto';
import { logger, PeriodicLook, RUN_LEASE_MS } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PhotoRunsRepository } from '../photo-runs/photo-runs.repository.js';
import { RunPhotoUpdateService } from './run-photo-update.service.js';

const LOOK_EVERY_MS = 3_000;

/** Takes up the run that waits, or whose process died, and works on it; one at a time. */
@Injectable()
export class WorkOffRunsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly owner = randomUUID();
  private readonly ending = new AbortController();
  private readonly look = new PeriodicLook(LOOK_EVERY_MS, 'photo updates', () => this.wake());
  private working: Promise<void> | undefined;

  constructor(
    private readonly runs: PhotoRunsRepository,
    private readonly service: RunPhotoUpdateService,
  ) {}

  onApplicationBootstrap(): void {
    this.look.start();
    void this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.look.stop();
    await this.working;
  }

  /** Looks for a run now, unless one is being worked on. Never fails. */
  async wake(): Promise<void> {
    if (this.ending.signal.aborted) return;
    this.working ??= this.work().finally(() => (this.working = undefined));
    await this.working;
  }

  private async work(): Promise<void> {
    try {
      const now = Date.now();
      const run = await this.runs.claim(this.owner, new Date(now), new Date(now + RUN_LEASE_MS));
      if (run) await this.service.carryOut(run, this.owner, this.ending.signal);
    } catch (error) {
      logger.warn({ err: error }, 'The photo update could not be worked on; trying again');
    }
  }
}
