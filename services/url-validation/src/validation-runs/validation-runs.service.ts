import { randomUUID } from 'node:crypto';
import {
  countWebsites,
  type getValidationStatus,
  GewerkError,
  type OutputOf,
  type startValidation,
  type ValidationRun,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { toValidationRun } from './validation-run.mapper.js';
import { ValidationQueue } from './validation-queue.js';
import { ValidationRunsRepository } from './validation-runs.repository.js';

/** What the owner does with checks. */
@Injectable()
export class ValidationRunsService {
  constructor(
    private readonly bus: MessageBus,
    private readonly runs: ValidationRunsRepository,
    private readonly queue: ValidationQueue,
  ) {}

  async start(): Promise<OutputOf<typeof startValidation>> {
    const total = await this.count();
    const runId = randomUUID();
    if (!(await this.runs.create(runId, total, new Date()))) {
      throw new GewerkError('conflict', 'A check is going on already; stop it or wait for its end.');
    }
    await this.queue.add(runId, 1);
    return { runId, total };
  }

  async stop(): Promise<{ stopped: boolean }> {
    return { stopped: await this.runs.requestStop() };
  }

  async status(): Promise<OutputOf<typeof getValidationStatus>> {
    const [newest] = await this.runs.newest(1);
    if (!newest) return nothingYet;
    const run = toValidationRun(newest);
    const { total, processed, valid, invalid, reportFile } = run;
    const { currentBusiness } = newest;
    const isComplete = newest.active !== true;
    return { total, processed, valid, invalid, currentBusiness, isComplete, reportFile, run };
  }

  async list(limit: number): Promise<{ runs: ValidationRun[] }> {
    return { runs: (await this.runs.newest(limit)).map(toValidationRun) };
  }

  /** Null where the directory cannot tell now: the run counts for itself, later. */
  private async count(): Promise<number | null> {
    try {
      return (await this.bus.request(countWebsites, {})).count;
    } catch (error) {
      logger.warn({ err: error }, 'The websites could not be counted');
      return null;
    }
  }
}

const nothingYet: OutputOf<typeof getValidationStatus> = {
  total: 0,
  processed: 0,
  valid: 0,
  invalid: 0,
  currentBusiness: null,
  isComplete: false,
  reportFile: null,
  run: null,
};
