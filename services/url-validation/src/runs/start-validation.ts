import { randomUUID } from 'node:crypto';
import { refused } from '@gewerk/contracts';
import { countWebsites, type OutputOf, startValidation, stopValidation } from '@gewerk/contracts/bus';
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
  async start(): Promise<OutputOf<typeof startValidation>> {
    const total = await this.countWebsites();
    const runId = randomUUID();
    if (!(await this.runs.insert({ _id: runId, state: 'queued', total, createdAt: new Date() }))) {
      throw refused('check-running');
    }
    await this.queue.add(runId, 1);
    return { runId, total };
  }

  @Answers(stopValidation)
  async stop(): Promise<OutputOf<typeof stopValidation>> {
    return { stopped: await this.runs.requestStop() };
  }

  /** Null while the directory does not answer: the run counts itself. */
  private async countWebsites(): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, {})).count;
    } catch (error) {
      logger.warn({ err: error }, 'The websites could not be counted');
      return null;
    }
  }
}
