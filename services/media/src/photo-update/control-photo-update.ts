import { randomUUID } from 'node:crypto';
import { type GewerkError, refused } from '@gewerk/contracts';
import {
  countWebsites,
  getPhotoUpdate,
  type OutputOf,
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
  async start(): Promise<OutputOf<typeof startPhotoUpdate>> {
    const [newest] = await this.runs.newest(1);
    // Counting is slow in a large directory: check first.
    if (newest?.active) throw isRunning();
    const total = await this.count();
    const runId = randomUUID();
    if (!(await this.runs.insert({ _id: runId, state: 'queued', total, createdAt: new Date() }))) {
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

  /** Null where the directory does not answer: the run counts itself. */
  private async count(): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, {})).count;
    } catch (error) {
      logger.warn({ err: error }, 'The businesses with a website could not be counted');
      return null;
    }
  }
}

const isRunning = (): GewerkError => refused('photo-update-running');
