import {
  getValidationStatus,
  listValidationRuns,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toValidationRun } from './validation-run.mapper.js';
import { ValidationRunsRepository } from './validation-runs.repository.js';

@UseCase()
export class ListValidationRuns {
  constructor(private readonly runs: ValidationRunsRepository) {}

  @Answers(getValidationStatus)
  async status(): Promise<OutputOf<typeof getValidationStatus>> {
    const [newest] = await this.runs.newest(1);
    if (!newest) return beforeFirstRun;
    const run = toValidationRun(newest);
    const { total, processed, valid, invalid, reportFile } = run;
    const { currentBusiness } = newest;
    const isComplete = newest.active !== true;
    return { total, processed, valid, invalid, currentBusiness, isComplete, reportFile, run };
  }

  @Answers(listValidationRuns)
  async list({
    limit,
  }: ParsedInputOf<typeof listValidationRuns>): Promise<OutputOf<typeof listValidationRuns>> {
    return { runs: (await this.runs.newest(limit)).map(toValidationRun) };
  }
}

const beforeFirstRun: OutputOf<typeof getValidationStatus> = {
  total: 0,
  processed: 0,
  valid: 0,
  invalid: 0,
  currentBusiness: null,
  isComplete: false,
  reportFile: null,
  run: null,
};
