import { randomUUID } from 'node:crypto';
import {
  countWebsites,
  GewerkError,
  type OutputOf,
  type PhotoRun,
  type startPhotoUpdate,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { WorkOffRunsService } from '../update-photos/work-off-runs.service.js';
import { toPhotoRun } from './photo-run.mapper.js';
import { PhotoRunsRepository } from './photo-runs.repository.js';

/** What the owner does with photo updates. */
@Injectable()
export class PhotoRunsService {
  constructor(
    private readonly bus: MessageBus,
    private readonly runs: PhotoRunsRepository,
    private readonly worker: WorkOffRunsService,
  ) {}

  async start(): Promise<OutputOf<typeof startPhotoUpdate>> {
    const newest = await this.runs.newest();
    // Counting takes its time in a large directory: not for what is refused anyway.
    if (newest?.active) throw goingOn();
    const total = await this.count();
    const runId = randomUUID();
    if (!(await this.runs.create(runId, total, new Date()))) throw goingOn();
    void this.worker.wake();
    return { runId, total };
  }

  async stop(): Promise<{ stopped: boolean }> {
    return { stopped: await this.runs.requestStop() };
  }

  async newest(): Promise<{ run: PhotoRun | null }> {
    const run = await this.runs.newest();
    return { run: run && toPhotoRun(run) };
  }

  /** Null where the directory cannot tell now: the run counts for itself, later. */
  private async count(): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, {})).count;
    } catch (error) {
      logger.warn({ err: error }, 'The businesses with a website could not be counted');
      return null;
    }
  }
}

const goingOn = (): GewerkError =>
  new GewerkError('conflict', 'A photo update is going on already; stop it or wait for its end.');
