import { randomUUID } from 'node:crypto';
import { GewerkError, refused } from '@gewerk/contracts';
import {
  countWebsites,
  type OutputOf,
  type ParsedInputOf,
  startValidation,
  stopValidation,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { ValidationQueue } from './validation-queue.js';
import { ValidationRunsRepository } from './validation-runs.repository.js';

@UseCase()
export class StartValidation {
  constructor(
    private readonly bus: MessageBus,
    private readonly runs: ValidationRunsRepository,
    private readonly queue: ValidationQueue,
  ) {}

  @Answers(startValidation)
  async start({
    selection,
  }: ParsedInputOf<typeof startValidation>): Promise<OutputOf<typeof startValidation>> {
    const chosen = selection === undefined ? {} : { selection };
    const total = await this.countWebsites(chosen);
    const runId = randomUUID();
    const queued = { _id: runId, state: 'queued', ...chosen, total, createdAt: new Date() } as const;
    if (!(await this.runs.insert(queued))) {
      throw refused('check-running');
    }
    await this.queue.add(runId, 1);
    return { runId, total };
  }

  @Answers(stopValidation)
  async stop(): Promise<OutputOf<typeof stopValidation>> {
    return { stopped: await this.runs.requestStop() };
  }

  /** Null if the directory does not respond; the run then counts the websites itself. */
  private async countWebsites(chosen: { selection?: string }): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, chosen)).count;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'invalid-input') throw error;
      logger.warn({ err: error }, 'The websites could not be counted');
      return null;
    }
  }
}
