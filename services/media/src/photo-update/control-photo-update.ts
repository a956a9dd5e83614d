import { randomUUID } from 'node:crypto';
import { GewerkError, refused } from '@gewerk/contracts';
import {
  countWebsites,
  getPhotoUpdate,
  type OutputOf,
  type ParsedInputOf,
  type PhotoRun,
  startPhotoUpdate,
  stopPhotoUpdate,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { toPhotoRun } from './photo-run.mapper.js';
import { PhotoRunsRepository } from './photo-runs.repository.js';
import { RunPhotoUpdate } from './run-photo-update.js';

@UseCase()
export class ControlPhotoUpdate {
  constructor(
    private readonly bus: MessageBus,
    private readonly runs: PhotoRunsRepository,
    private readonly runner: RunPhotoUpdate,
  ) {}

  @Answers(startPhotoUpdate)
  async start({
    selection,
  }: ParsedInputOf<typeof startPhotoUpdate>): Promise<OutputOf<typeof startPhotoUpdate>> {
    const chosen = selection === undefined ? {} : { selection };
    const [newest] = await this.runs.newest(1);
    // Counting is slow in a large directory: check first.
    if (newest?.active) throw isRunning();
    const total = await this.count(chosen);
    const runId = randomUUID();
    const queued = { _id: runId, state: 'queued', ...chosen, total, createdAt: new Date() } as const;
    if (!(await this.runs.insert(queued))) {
      throw isRunning();
    }
    void this.runner.run(runId);
    return { runId, total };
  }

  @Answers(stopPhotoUpdate)
  async stop(): Promise<{ stopped: boolean }> {
    return { stopped: await this.runs.requestStop() };
  }

  @Answers(getPhotoUpdate)
  async getNewest(): Promise<{ run: PhotoRun | null }> {
    const [run] = await this.runs.newest(1);
    return { run: run ? toPhotoRun(run) : null };
  }

  /** Null if the directory does not respond; the run then counts the businesses itself. */
  private async count(chosen: { selection?: string }): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, chosen)).count;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'invalid-input') throw error;
      logger.warn({ err: error }, 'The businesses with a website could not be counted');
      return null;
    }
  }
}

const isRunning = (): GewerkError => refused('photo-update-running');
