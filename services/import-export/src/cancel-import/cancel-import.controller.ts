import { cancelImport, GewerkError, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { toImportRun } from '../import-runs/import-run.mapper.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';
import { runNotFound } from '../import-runs/run-not-found.js';

/** Notes the wish; the process that works on the run sees it within moments, or whoever takes it next. */
@Controller()
export class CancelImportController {
  constructor(private readonly runs: ImportRunsRepository) {}

  @Answers(cancelImport)
  async cancel(
    @Payload() { runId }: ParsedInputOf<typeof cancelImport>,
  ): Promise<OutputOf<typeof cancelImport>> {
    const run = await this.runs.requestCancel(runId);
    if (run) return toImportRun(run);
    if (await this.runs.find(runId)) throw new GewerkError('conflict', 'The import has ended already.');
    throw runNotFound(runId);
  }
}
