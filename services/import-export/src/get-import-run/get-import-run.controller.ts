import { getImportRun, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { runNotFound } from '../import-runs/run-not-found.js';
import { toImportRun } from '../import-runs/import-run.mapper.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

@Controller()
export class GetImportRunController {
  constructor(private readonly runs: ImportRunsRepository) {}

  @Answers(getImportRun)
  async get(
    @Payload() { runId }: ParsedInputOf<typeof getImportRun>,
  ): Promise<OutputOf<typeof getImportRun>> {
    const run = await this.runs.find(runId);
    if (!run) throw runNotFound(runId);
    return toImportRun(run);
  }
}
