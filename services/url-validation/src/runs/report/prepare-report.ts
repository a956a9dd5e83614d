import { GewerkError } from '@gewerk/contracts';
import { type OutputOf, type ParsedInputOf, prepareValidationReport } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { ValidationRunsRepository } from '../validation-runs.repository.js';
import { reportName, Reports, reportObject } from './reports.js';

@UseCase()
export class PrepareReport {
  constructor(
    private readonly runs: ValidationRunsRepository,
    private readonly reports: Reports,
  ) {}

  /** Writes the report again if it is no longer in the file store. */
  @Answers(prepareValidationReport)
  async prepare({
    id,
    format,
  }: ParsedInputOf<typeof prepareValidationReport>): Promise<OutputOf<typeof prepareValidationReport>> {
    const run = await this.runs.find(id);
    if (!run) throw new GewerkError('run-not-found', `There is no check '${id}'.`);
    if (run.active)
      throw new GewerkError('conflict', 'The check is still running; its report is written when it ends.');
    if (!(await this.reports.exists(id, format))) await this.reports.write(id, format);
    return { object: reportObject(id, format), fileName: reportName(run.createdAt, format) };
  }
}
